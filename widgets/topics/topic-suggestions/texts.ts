/** The heading where the hook has none [topic-suggestions-1]. */
export const TITLE = 'Onderwerpsuggesties';
/** The error where there is nothing to suggest; for the console [topic-suggestions-3]. */
export const NO_DATA = 'no onderwerpen data found';
