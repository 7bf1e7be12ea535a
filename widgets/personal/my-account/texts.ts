/** For visitors who are not logged in, after the words of the link [my-account-2]. */
export const LOG_IN = 'Log in';
export const TO_SEE = ' om je account te bekijken.';
/** After a login as somebody else: the page still has the data of the earlier visitor. */
export const OTHER = 'Je bent nu met een ander account ingelogd. ';
export const RELOAD = 'Bekijk dat account';
/** After a failure of the login status. */
export const RELOAD_PAGE = 'Laad de pagina opnieuw';
