/** The accessible name of the bar. */
export const NAME = 'Cadeauartikel';
/** Shown if the article can be read as a gift [gift-article-view-2]. */
export const GIVEN = 'Dit artikel is aan je cadeau gegeven.';
/** Shown if the gift link has expired, was used too often, or is invalid. */
export const NOT_VALID = 'Deze cadeaulink is verlopen of al te vaak gebruikt.';
/** Shown instead if the service reports which of these it is. */
export const EXPIRED = 'Deze cadeaulink is verlopen.';
export const USED_UP = 'Deze cadeaulink is te vaak gebruikt en werkt niet meer.';
/** Links to the subscription site. */
export const SUBSCRIBE = 'Neem een abonnement';
export const CLOSE = 'Sluiten';

/** Names the giver of the article, with their permission. */
export const giverText = (giver: string): string => `Je kreeg het van ${giver}.`;
/** Until when the gift link opens the article, such as "tot en met 5 april 2026". */
export const worksText = (until: string): string => `De link werkt ${until}.`;
