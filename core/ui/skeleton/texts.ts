/** Announced while content is loading. */
export const LOADING = 'Wordt geladen…';
