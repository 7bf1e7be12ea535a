/** Dates, numbers and clipboard texts are Dutch [page-runtime-4]. */
export const LOCALE = 'nl-NL';

/** All times and dates use the newsroom's time zone, whatever the visitor's [dates-2]. */
export const TIME_ZONE = 'Europe/Amsterdam';
