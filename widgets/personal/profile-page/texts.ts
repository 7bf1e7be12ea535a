/** Shown after a save [profile-page-1]. */
export const SAVED = 'Je wijzigingen zijn opgeslagen.';
/** Shown after a failed save; the values are still in the fields [profile-page-2]. */
export const FAILED = 'Opslaan is niet gelukt. Probeer het later opnieuw.';
/**
 * Shown after a logout, or a login with another account, in another tab: the form contains the data of the earlier
 * visitor.
 */
export const OTHER = 'Je bent niet meer ingelogd met dit account. Laad de pagina opnieuw om verder te gaan.';
