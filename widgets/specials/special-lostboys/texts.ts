export const CHAPTERS = 'Hoofdstukken';
export const PAUSE = 'Pauzeer';
export const PLAY = 'Speel af';
export const SOUND_ON = 'Geluid aan';
export const SOUND_OFF = 'Geluid uit';

/** The name of a chapter without a title. */
export const chapterName = (number: number): string => `Hoofdstuk ${number}`;
