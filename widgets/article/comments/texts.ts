/** While the comments load. */
export const LOADING = 'De reacties worden geladen…';
/** If they could not be loaded [comments-3]. */
export const FAILED = 'De reacties konden niet worden geladen.';
export const RETRY = 'Probeer het opnieuw';
/** Shows the rest of a list that is higher than its reserved space. */
export const SHOW_ALL = 'Toon alle reacties';
/** If the block has a purpose to which the visitor did not consent. */
export const CONSENT_NEEDED = 'Om de reacties te zien heb je toestemming nodig.';
export const SETTINGS = 'Cookie-instellingen';
/** For a visitor who logged out in another tab while comments were shown; their draft is kept. */
export const LOGGED_OUT =
  'Je bent uitgelogd. Wat je schreef, staat er nog. Log in een nieuw tabblad weer in om verder te gaan.';
export const LOG_IN = 'Inloggen in een nieuw tabblad';
