/** The text after the link's label, for visitors who are not logged in [my-account-2]. */
export const LOG_IN = 'Log in';
export const TO_SEE = ' om je account te bekijken.';
/** Shown after a login with another account: the page still has the data of the earlier visitor. */
export const OTHER = 'Je bent nu met een ander account ingelogd. ';
export const RELOAD = 'Bekijk dat account';
/** Shown if the login status could not be fetched. */
export const RELOAD_PAGE = 'Laad de pagina opnieuw';
