import { readText, subscribeText, writeText } from '../../platform/storage/texts.ts';

/** Whether links to articles that the visitor has read are marked: 'true' or 'false' [privacy-settings-7]. */
const SHOW_VISITED = 'nmt_show_visited';

/**
 * Whether read articles are marked in this browser; they are unless the visitor chose otherwise [privacy-settings-7].
 */
export function showsVisited(): boolean {
  return readText('local', SHOW_VISITED) !== 'false';
}

/** Stores whether read articles are marked in this browser. */
export function chooseVisited(isShown: boolean): void {
  writeText('local', SHOW_VISITED, String(isShown));
}

/** Calls a handler when the choice changes, here or in another tab. */
export function onVisitedChoice(handler: () => void, signal: AbortSignal): void {
  subscribeText('local', SHOW_VISITED, handler, signal);
}
