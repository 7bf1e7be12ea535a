/** Dates, numbers and clipboard texts are Dutch [page-runtime-4]. */
export const LOCALE = 'nl-NL';

/** All clock times and calendar days are those of the newsroom, wherever the visitor is [dates-2]. */
export const TIME_ZONE = 'Europe/Amsterdam';
