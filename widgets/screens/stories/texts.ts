export const PREVIOUS = 'Vorige';
export const NEXT = 'Volgende';
export const FIRST = 'Dit is het eerste verhaal.';
export const LAST = 'Dit is het laatste verhaal.';
export const PAUSE = 'Pauzeer';
export const PLAY = 'Speel af';
export const READ = 'Lees het hele verhaal';
export const STORIES = 'Verhalen';

/**
 * The position among the stories, such as "2 van 7".
 * @param place position of the story, from 1
 */
export const positionText = (place: number, count: number): string => `${place} van ${count}`;
