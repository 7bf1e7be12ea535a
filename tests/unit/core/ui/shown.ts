import { vi } from 'vitest';

/** happy-dom lays nothing out: what is in the document and not hidden counts as shown. */
export function showEverything(): void {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const isShown = this.isConnected && !this.closest('[hidden]');
    return (isShown ? [new DOMRect(0, 0, 10, 10)] : []) as unknown as DOMRectList;
  });
}

/** The element of an id. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
}
