import { isWhole } from '../page/parsed.ts';

/** Selects the hooks that name their feature. */
export const NAMED_HOOKS = '[data-widget], [data-special]';

/**
 * Observes the document: hooks that appear later are mounted, hooks that leave are unmounted. A hook that only moved is
 * connected again when the observer is called, and is not changed. While a slow page is being parsed, a hook that names
 * its feature is reported again once the parser has finished it; the others are searched at the end of the page.
 */
export function watchDocument(added: (root: ParentNode) => void, removed: (root: ParentNode) => void): void {
  let unfinished: Element[] = [];
  new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const node of removedNodes) if (node instanceof Element && !node.isConnected) removed(node);
    }
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element && node.isConnected)) continue;
        added(node);
        if (!isWhole(node) && node.matches(NAMED_HOOKS)) unfinished.push(node);
      }
    }
    unfinished = unfinished.filter((hook) => {
      if (!isWhole(hook)) return true;
      if (hook.isConnected) added(hook);
      return false;
    });
  }).observe(document, { childList: true, subtree: true });
}
