/** Announced when items have been added. */
export function loadedText(count: number, isEnd: boolean): string {
  const loaded = count === 1 ? '1 bericht geladen.' : `${count} berichten geladen.`;
  return isEnd ? `${loaded} ${END}` : loaded;
}

/** Announced when items have arrived that are not shown yet. */
export const heldText = (count: number): string =>
  count === 1 ? 'Er staat 1 bericht klaar.' : `Er staan ${count} berichten klaar.`;

/** On the more-button while such items wait. */
export const showText = (count: number): string =>
  count === 1 ? 'Toon 1 bericht' : `Toon ${count} berichten`;

export const END = 'Dit was het laatste.';
export const FAILED = 'We konden de volgende berichten niet laden. De knop opent de volgende pagina.';
