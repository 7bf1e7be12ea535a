import * as own from './language.ts';
import { siteLanguage } from './site-file.ts';

/** The language of the site's texts. */
export const LANGUAGE = siteLanguage() ?? own.LANGUAGE;
