/** Names the bar for screen readers. */
export const NAME = 'De app';
/** By default [app-promo-bar-3]. */
export const TEXT = 'Lees verder in de app';
/** On the link to the store, by default [app-promo-bar-3]. */
export const OPEN = 'Open';
/** On the button that closes the bar. */
export const CLOSE = 'Sluiten';
