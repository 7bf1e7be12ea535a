import * as own from './language.ts';
import { siteValue } from './site-file.ts';

/** The language of the site's texts. */
export const LANGUAGE = siteValue('language') ?? own.LANGUAGE;
