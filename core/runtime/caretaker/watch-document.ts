/**
 * Observes the document: hooks that appear later are mounted, hooks that leave are unmounted. A hook that only
 * moved is connected again when the observer is called, and is not changed.
 */
export function watchDocument(added: (root: ParentNode) => void, removed: (root: ParentNode) => void): void {
  new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const node of removedNodes) if (node instanceof Element && !node.isConnected) removed(node);
    }
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) added(node);
    }
  }).observe(document, { childList: true, subtree: true });
}
