export const PLAY = 'Afspelen';
export const PAUSE = 'Pauzeren';
export const BACK = '15 seconden terug';
export const FORWARD = '30 seconden vooruit';
export const RESUME = 'Verder luisteren';
export const POSITION = 'Positie';
export const SPEED = 'Snelheid';
export const LOADING = 'De aflevering wordt geladen.';
export const FAILED = 'De aflevering kan niet worden afgespeeld.';
export const DOWNLOAD = 'Download de aflevering';

export const FAILED_RECORDING = 'Het voorgelezen artikel kan niet worden afgespeeld.';
/** The label above the title of an article's recording. */
export const RECORDING = 'Voorgelezen';
/** The docked player's button that shows and hides the other controls. */
export const MORE = 'Meer knoppen';
export const LESS = 'Minder knoppen';
export const CLOSE = 'Stop en sluit de speler';
/** The button that opens the player in a separate window (Document Picture-in-Picture). */
export const FLOAT = 'Los venster';
export const FLOAT_HELP = 'Blijft boven je andere vensters, zolang deze pagina open is.';

/** The name of the controls for screen readers. */
export const playerName = (title: string): string => `Podcastspeler: ${title}`;
export const readerName = (title: string): string => `Voorleesspeler: ${title}`;

/** The text of a speed, such as `1,25x` [podcast-player-1]. */
export const speedText = (speed: number): string => `${String(speed).replace('.', ',')}x`;

/** The label of the button that continues from a position. */
export const fromText = (clock: string): string => `vanaf ${clock}`;

/** The parts of a spoken time. */
export const hoursText = (hours: number): string => `${hours} uur`;
export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minuut' : `${minutes} minuten`);
export const secondsText = (seconds: number): string => (seconds === 1 ? '1 seconde' : `${seconds} seconden`);
export const ofText = (position: string, duration: string): string => `${position} van ${duration}`;
