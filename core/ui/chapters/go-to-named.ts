import { fragmentId } from '../../runtime/page/fragment.ts';

/**
 * Scrolls to the element of the URL hash. The browser could not, because the element had no id yet, so a shared address
 * would open at the top. Does nothing once the visitor has started to scroll.
 * @param named elements that have just got their ids
 */
export function goToNamed(named: readonly HTMLElement[]): void {
  const id = fragmentId(location.hash);
  const wanted = named.find((element) => element.id === id);
  if (wanted && scrollY === 0) wanted.scrollIntoView();
}
