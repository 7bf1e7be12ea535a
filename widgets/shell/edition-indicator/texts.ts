/** What the dot says to who hears the page [edition-indicator-4]. */
export const NEW_EDITION = 'Nieuwe editie beschikbaar';
