/** The state of a liveblog that runs. */
export const LIVE = 'Live';

/** The state of a liveblog in which nothing more is published, on its page and in its teasers. */
export const ENDED = 'Afgelopen';
