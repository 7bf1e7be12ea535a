/** What a screen reader says when items have come. */
export function loadedText(count: number, isEnd: boolean): string {
  const loaded = count === 1 ? '1 bericht geladen.' : `${count} berichten geladen.`;
  return isEnd ? `${loaded} ${END}` : loaded;
}

export const END = 'Dit was het laatste.';
export const FAILED = 'De volgende berichten konden niet worden geladen. De knop opent de volgende pagina.';
