/**
 * The button's label [liveblog-10].
 * @param count number of new updates, at least 1
 */
export const newUpdatesText = (count: number): string =>
  count === 1 ? '1 nieuwe update' : `${count} nieuwe updates`;

export const ONLY_KEY_MOMENTS = 'Alleen hoofdpunten';
export const TO_NEWEST = 'Naar het nieuwste';
export const NO_KEY_MOMENTS = 'Hier staan nog geen hoofdpunten.';
export const ALL_UPDATES = 'Alle updates staan er weer.';
export const HAS_ENDED = 'Dit liveblog is afgelopen.';

/**
 * Announced when only key moments are left.
 * @param count number of key moments
 */
export function onlyKeyMomentsText(count: number): string {
  if (count === 0) return NO_KEY_MOMENTS;
  return count === 1 ? 'Je ziet nu één hoofdpunt.' : `Je ziet nu alleen de ${count} hoofdpunten.`;
}
