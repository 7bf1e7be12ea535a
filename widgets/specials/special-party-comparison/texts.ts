import { LOCALE } from '../../../core/runtime/config/locale.ts';
/** The texts of the specification [party-comparison-2]. */
export const CHOOSE = 'Kies een partij';
export const CLEAR = 'Wis keuze';
export const COMPARISON = 'Standpunten naast elkaar';
export const THEME = 'Thema';
/** What an empty cell means. */
export const NO_POSITION = 'Geen standpunt';

/** The field of a party that was chosen. @param number from 1 */
export const partyText = (number: number): string => `Partij ${number}`;

/** What is compared, for screen readers. */
export const chosenText = (names: readonly string[]): string =>
  names.length === 0 ? 'Alle partijen' : `Vergelijking van ${new Intl.ListFormat(LOCALE).format(names)}`;
