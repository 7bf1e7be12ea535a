export const LISTEN = 'Luister naar dit artikel';
export const PAUSE = 'Pauzeer';
/** What is heard while the file is on its way. */
export const LOADING = 'Het audiobestand wordt geladen.';
/** What the reader is told where the file does not come, or is none [listen-to-2]. */
export const FAILED = 'Het audiobestand kan niet worden geladen.';
