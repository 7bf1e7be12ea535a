/** The name of the bar for screen readers. */
export const NAME = 'De app';
/** The default text [app-promo-bar-3]. */
export const TEXT = 'Lees verder in de app';
/** The default label of the link to the store [app-promo-bar-3]. */
export const OPEN = 'Open';
/** The label of the button that closes the bar. */
export const CLOSE = 'Sluiten';
