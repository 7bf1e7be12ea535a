import { fragmentId } from '../../../core/runtime/page/fragment.ts';

/**
 * Scrolls to the heading of the URL hash. The browser could not: the heading had no id yet when it looked, so that a
 * shared address would open at the top. Does nothing once the visitor has started to scroll.
 * @param named headings that have just got their ids
 */
export function goToFragment(named: readonly HTMLElement[]): void {
  const id = fragmentId(location.hash);
  const wanted = named.find((heading) => heading.id === id);
  if (wanted && scrollY === 0) wanted.scrollIntoView();
}
