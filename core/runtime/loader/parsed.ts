/** Whether the page has arrived in full. */
export function isParsed(): boolean {
  return document.readyState !== 'loading';
}

/** Calls back when the page has arrived in full; for a page that still arrives. */
export function whenParsed(then: () => void): void {
  addEventListener('DOMContentLoaded', then);
}
