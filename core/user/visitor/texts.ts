/** The message that replaces an account's data if it is not known who is logged in. */
export const LOAD_FAILED = 'We konden je gegevens niet laden.';
export const RETRY = 'Probeer het opnieuw';
