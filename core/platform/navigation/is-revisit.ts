/**
 * Whether the document was loaded again, or by going back or forward. Browsers then restore its scroll position, also
 * if its address has a fragment.
 * @see https://w3c.github.io/navigation-timing/#dom-performancenavigationtiming-type
 */
export function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
