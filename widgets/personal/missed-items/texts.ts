/** The heading of the slider. */
export const TITLE = 'Dit heb je gemist';
