/** Hides or shows the page, like a reader who changes tabs. */
export function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isVisible });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
