/** Names the bar for who hears the page. */
export const NAME = 'De app';
/** Where the page says nothing else [app-promo-bar-3]. */
export const TEXT = 'Lees verder in de app';
/** On the link to the store, where the page says nothing else [app-promo-bar-3]. */
export const OPEN = 'Open';
/** On the button that closes the bar. */
export const CLOSE = 'Sluiten';
