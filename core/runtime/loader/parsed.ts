import { documentProperty } from '../page/document-property.ts';

/** Whether the page has been parsed to its end. */
export function isParsed(): boolean {
  return documentProperty('readyState') !== 'loading';
}

/** Calls back when the page has been parsed; for a page that still loads. */
export function whenParsed(then: () => void): void {
  addEventListener('DOMContentLoaded', then);
}
