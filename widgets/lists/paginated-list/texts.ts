/** Announced when items have been added. */
export function loadedText(count: number, isEnd: boolean): string {
  const loaded = count === 1 ? '1 artikel geladen.' : `${count} artikelen geladen.`;
  return isEnd ? `${loaded} ${END}` : loaded;
}

/** Announced when items have arrived that are not in the list yet. */
export const heldText = (count: number): string =>
  count === 1 ? 'Er staat 1 artikel klaar.' : `Er staan ${count} artikelen klaar.`;

/** The label of the more-button while such items are held. */
export const showText = (count: number): string =>
  count === 1 ? 'Toon 1 artikel' : `Toon ${count} artikelen`;

export const END = 'Dit was het laatste.';
export const FAILED = 'We konden de volgende artikelen niet laden. De knop opent de volgende pagina.';
