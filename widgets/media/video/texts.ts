export const FAILURE = 'De video kan niet worden geladen.';
export const ENDED = 'Deze livestream is afgelopen.';
export const LIVE = 'Live';
export const LOADING = 'De video wordt geladen…';
export const RETRY = 'Probeer het opnieuw';
export const CAPTIONS = 'Nederlands';
export const NO_CONSENT = 'Deze video komt van een andere partij. Geef eerst toestemming.';
