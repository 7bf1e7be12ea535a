import type { HookState } from '../../../core/runtime/caretaker/open-global.ts';

/** Elements that contain the whole page: elements in a hook on one of these may not belong to its feature. */
const WHOLE = 'html, head, body, main';

/**
 * The feature to which an element of the page belongs: that of the nearest hook that contains it.
 * @param node the element, or a text in it; null if it has been removed from the page
 * @param states the states of all hooks
 * @returns an empty string if there is none
 */
export function featureOf(node: Node | null, states: readonly HookState[]): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const hook = element?.closest('[data-widget-state]');
  if (!hook || hook.matches(WHOLE)) return '';
  return states
    .filter((state) => state.hook === hook)
    .map(({ feature }) => feature)
    .join(' ');
}

/**
 * The name of a script for a report: the file name for the bundle's own files, the origin for others.
 * @param address the script's address
 * @param base the folder of the bundle's files
 */
export function scriptName(address: string, base: string): string {
  if (base && address.startsWith(base)) return address.slice(base.length).replace(/[?#].*$/, '');
  return /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? '';
}
