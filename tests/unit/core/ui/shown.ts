import { vi } from 'vitest';

/** happy-dom does not compute layout: elements in the document that are not hidden count as visible. */
export function showEverything(): void {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const isShown = this.isConnected && !this.closest('[hidden]');
    return (isShown ? [new DOMRect(0, 0, 10, 10)] : []) as unknown as DOMRectList;
  });
}

/** The element with an id. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
}
