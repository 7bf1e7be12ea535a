export const LISTEN = 'Luister naar dit artikel';
export const PAUSE = 'Pauzeer';
/** Announced while the file loads. */
export const LOADING = 'Het audiobestand wordt geladen.';
/** Shown if the file does not load, or is not audio [listen-to-2]. */
export const FAILED = 'Het audiobestand kan niet worden geladen.';
