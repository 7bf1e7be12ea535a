/** The alert when the call of a modal failed [collection-modals-15]. */
export const WENT_WRONG = 'Er is iets misgegaan. Probeer het later opnieuw.';
/** The request of a change that nobody is logged in for any more. */
export const LOGGED_OUT = 'Je bent niet meer ingelogd. Log in en probeer het opnieuw.';
export const LOG_IN = 'Inloggen';
