import { fragmentId } from '../../../core/runtime/page/fragment.ts';

/**
 * Goes to the heading that the address names: the browser looked for it before it had an id, and found nothing, so
 * that a shared address would open at the top. A reader who has begun to scroll is left alone.
 * @param named headings that have just got their ids
 */
export function goToFragment(named: readonly HTMLElement[]): void {
  const id = fragmentId(location.hash);
  const wanted = named.find((heading) => heading.id === id);
  if (wanted && scrollY === 0) wanted.scrollIntoView();
}
