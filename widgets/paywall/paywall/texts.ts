/** Every text of the wall itself; the funnel's texts come from the campaign. */
export const CLOSE = 'Sluiten';
export const SHOW_OFFER = 'Toon aanbod';
export const HIDE_OFFER = 'Verberg aanbod';
/** The name of a wall without a heading. */
export const OFFER = 'Aanbod';
/** Above each step in the style verkiezingen [paywall-styles-5]. */
export const ELECTIONS = 'Verkiezingen';
/** The name of the cartoon [paywall-styles-3]. */
export const CARTOON = 'Fokke & Sukke';
/** The text of a blocking wall whose funnel could not be shown. */
export const FALLBACK_TITLE = 'Lees verder met een abonnement';
export const FALLBACK_TEXT = 'We kunnen het aanbod nu niet tonen. Ben je al abonnee? Log dan in.';
export const SUBSCRIBE = 'Bekijk de abonnementen';
export const LOGIN = 'Inloggen';
/** Shown instead of a funnel that cannot be found [paywall-activate-page-3]. */
export const NOT_FOUND = 'Deze activatie is niet gevonden.';
/** Shown instead of a funnel that could not be loaded, with a button to try again. */
export const LOAD_FAILED = 'We konden het formulier niet laden.';
export const RETRY = 'Probeer het opnieuw';
export const backToPaper = (brand: string): string => `Terug naar ${brand}`;
