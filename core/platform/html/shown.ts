/** Selects elements that show something without words. */
export const SHOWN = 'img, svg, video, audio, [data-widget], [data-special]';
