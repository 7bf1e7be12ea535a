/** The alert when the call of a modal failed [collection-modals-15]. */
export const WENT_WRONG = 'Er is iets misgegaan. Probeer het later opnieuw.';
/** The message if nobody is logged in any more for a change. */
export const LOGGED_OUT = 'Je bent niet meer ingelogd. Log in en probeer het opnieuw.';
export const LOG_IN = 'Inloggen';
