/** The dot's text for screen readers [edition-indicator-4]. */
export const NEW_EDITION = 'Nieuwe editie beschikbaar';
