import type { HookState } from '../../../core/runtime/caretaker/open-global.ts';

/** Hooks that hold the whole page: what is in them need not be theirs. */
const WHOLE = 'html, head, body, main';

/**
 * The feature to which an element of the page belongs: the one on the nearest hook around it.
 * @param node the element, or a text in it; null if it has left the page
 * @param states of all hooks
 * @returns empty without one
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
 * The name of a script for a report: of the bundle's own files the file, of others the origin.
 * @param address of the script
 * @param base the folder of the bundle's files
 */
export function scriptName(address: string, base: string): string {
  if (base && address.startsWith(base)) return address.slice(base.length).replace(/[?#].*$/, '');
  return /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? '';
}
