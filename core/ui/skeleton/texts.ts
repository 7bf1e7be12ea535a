/** Said where something is on its way. */
export const LOADING = 'Wordt geladen…';
