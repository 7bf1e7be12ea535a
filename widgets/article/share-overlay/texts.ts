/** The overlay's name. */
export const TITLE = 'Opslaan en delen';
export const COPY = 'Kopieer de link';
export const MORE = 'Meer manieren om te delen';
/** The result of copying [share-overlay-2]. */
export const COPIED = 'De url van dit artikel is gekopieerd naar je Klembord.';
export const NOT_COPIED = 'Fout: kopiëren van artikel-url naar Klembord mislukt.';
