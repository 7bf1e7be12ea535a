/** The shortest reading time that is shown, in minutes: a shorter one tells a reader nothing. */
export const MIN_READING_TIME = 2;
