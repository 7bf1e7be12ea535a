/** The alert when the call of a modal failed [collection-modals-15]. */
export const WENT_WRONG = 'Er is iets misgegaan. Probeer het later opnieuw.';
