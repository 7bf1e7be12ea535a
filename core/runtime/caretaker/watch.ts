/**
 * Watches the document: what appears later is treated like what was there, what leaves is ended. A hook that
 * only moved is connected again when the browser tells us, and stays as it is.
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
