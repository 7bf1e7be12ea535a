/**
 * Returns the fragment of a link within this page, for a click that will follow it.
 * @param event a click that nobody has handled
 * @returns the fragment with its `#`; undefined for all other clicks
 */
export function pageFragment(event: MouseEvent): string | undefined {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!isPlain || !link || link.target || link.hasAttribute('download')) return undefined;
  const { hash, origin, pathname, search } = link;
  const isHere = origin === self.origin && pathname === location.pathname && search === location.search;
  return isHere && hash !== '' ? hash : undefined;
}
