import { documentProperty } from './document-property.ts';

/** Whether the page has been parsed to its end. */
export function isParsed(): boolean {
  return documentProperty('readyState') !== 'loading';
}

/** Calls back when the page has been parsed; only for a page that is still being parsed. */
export function whenParsed(then: () => void): void {
  addEventListener('DOMContentLoaded', then);
}

/** Whether the parser has finished an element: while the page is loading, only a following node shows that. */
export function isWhole(element: Element | null): unknown {
  return element ? element.nextSibling || isWhole(element.parentElement) : isParsed();
}
