import { LOCALE } from '../../../core/runtime/config/locale.ts';

export const EDIT_TITLE = 'Posities op de route';
export const EDIT_NOTE =
  'Schuif elke stap naar zijn plek. We slaan niets op: kopieer de posities naar het CMS.';
export const POSITIONS = 'Posities als JSON';
export const COPY = 'Kopieer de posities';
export const COPIED = 'De posities zijn gekopieerd.';
export const NOT_COPIED =
  'Kopiëren is niet gelukt. De posities zijn geselecteerd: kopieer ze met Ctrl+C of ⌘C.';
export const NO_POSITION = 'geen geldige positie';

/**
 * The label of a step's range.
 * @param number from 1
 * @param words the step's first words
 */
export function stepName(number: number, words: string): string {
  return words ? `${number}. ${words}` : `Stap ${number}`;
}

/** A position, such as `0,425`. */
export function positionText(position: number): string {
  return position.toLocaleString(LOCALE, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
}
