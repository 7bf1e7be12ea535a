/** Selects elements that are visible although they have no text. */
export const SHOWN = 'img, svg, video, audio, [data-widget], [data-special]';
