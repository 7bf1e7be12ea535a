/** After a save [profile-page-1]. */
export const SAVED = 'Je wijzigingen zijn opgeslagen.';
/** After a failed save; the values are still in the fields [profile-page-2]. */
export const FAILED = 'Opslaan is niet gelukt. Probeer het later opnieuw.';
/** After a logout, or a login as somebody else, in another tab: the form holds the data of the earlier visitor. */
export const OTHER = 'Je bent niet meer ingelogd met dit account. Laad de pagina opnieuw om verder te gaan.';
