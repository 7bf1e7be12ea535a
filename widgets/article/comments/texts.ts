/** While the comments are on their way. */
export const LOADING = 'De reacties worden geladen…';
/** Where they did not come [comments-3]. */
export const FAILED = 'De reacties konden niet worden geladen.';
export const RETRY = 'Probeer het opnieuw';
/** Opens the rest of a list that is higher than the room kept for it. */
export const SHOW_ALL = 'Toon alle reacties';
/** Where the block has a purpose to which the reader did not consent. */
export const CONSENT_NEEDED = 'Om de reacties te zien heb je toestemming nodig.';
export const SETTINGS = 'Cookie-instellingen';
/** To a reader who logged out elsewhere while the comments stood here; what they were writing is kept. */
export const LOGGED_OUT =
  'Je bent uitgelogd. Wat je schreef is bewaard: zodra je in een nieuw tabblad weer bent ingelogd, kun je verder.';
export const LOG_IN = 'Inloggen in een nieuw tabblad';
