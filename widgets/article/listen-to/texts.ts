export const LISTEN = 'Luister naar dit artikel';
export const PAUSE = 'Pauzeer';
/** Announced while the file loads. */
export const LOADING = 'Het audiobestand wordt geladen.';
/** Shown if the file does not load, or is not audio [listen-to-2]. */
export const FAILED = 'Het audiobestand kan niet worden geladen.';
/** The name of the small player for screen readers. */
export const PLAYER = 'Voorleesspeler';
/** The label of the small player's button while the recording is paused. */
export const CONTINUE = 'Luister verder';
/** The name of the button that ends the recording and closes the small player. */
export const STOP = 'Stop met luisteren';
