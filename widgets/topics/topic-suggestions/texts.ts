/** The heading if the hook has none [topic-suggestions-1]. */
export const TITLE = 'Onderwerpsuggesties';
/** The error if there is nothing to suggest; for the console [topic-suggestions-3]. */
export const NO_DATA = 'no onderwerpen data found';
