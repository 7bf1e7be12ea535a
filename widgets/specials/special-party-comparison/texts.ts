import { LOCALE } from '../../../core/runtime/config/locale.ts';
/** The specified texts [party-comparison-2]. */
export const CHOOSE = 'Kies een partij';
export const CLEAR = 'Wis keuze';
export const COMPARISON = 'Standpunten naast elkaar';
export const THEME = 'Thema';
/** The text for an empty cell. */
export const NO_POSITION = 'Geen standpunt';

/** The label of the select of a selected party. @param number number of the party, from 1 */
export const partyText = (number: number): string => `Partij ${number}`;

/** The selected parties, for screen readers. */
export const chosenText = (names: readonly string[]): string =>
  names.length === 0 ? 'Alle partijen' : `Vergelijking van ${new Intl.ListFormat(LOCALE).format(names)}`;
