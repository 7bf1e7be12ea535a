import { siteValue } from '../../runtime/site/site-file.ts';
import * as own from './locale.ts';

/** The site's locale, of dates and numbers. */
export const LOCALE = siteValue('locale') ?? own.LOCALE;

/** The site's time zone. */
export const TIME_ZONE = siteValue('timeZone') ?? own.TIME_ZONE;
