/** Shown if the article can be read as a gift [gift-article-view-2]. */
export const GIVEN = 'Dit artikel is aan je cadeau gegeven.';
/** Shown if the gift link has expired, was used too often, or is invalid. */
export const NOT_VALID = 'Deze cadeaulink is verlopen of al te vaak gebruikt.';
