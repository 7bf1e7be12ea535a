/** The state of a running liveblog. */
export const LIVE = 'Live';

/** The state of a liveblog that has ended, on its page and in its teasers. */
export const ENDED = 'Afgelopen';
