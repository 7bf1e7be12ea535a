import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { whenOutOfView } from '../../../../core/platform/viewport/when-out-of-view.ts';
import { find } from './protected-content.ts';

/** The slot that a template reserves for a banner, above its header. */
export const bannerSlot = (): HTMLElement | undefined => find('[data-paywall-banner]')[0];

/** Reserves the space of a slot again, or gives it back at once. */
export function setBannerSpace(slot: HTMLElement, space: 'reserved' | 'released'): void {
  if (space === 'released') slot.dataset.bannerSpace = space;
  else delete slot.dataset.bannerSpace;
}

/**
 * Gives the space of a slot back that no banner has taken, as soon as it is out of view: above the window, so that
 * nothing that is read moves. On a page that is too short to be scrolled past it, an input of the visitor moves the page, as
 * browsers expect of one, or the visitor's look at another tab.
 * @param signal gives up
 */
export function releaseBannerSlot(signal: AbortSignal): void {
  const slot = bannerSlot();
  if (!slot || slot.firstElementChild) return;
  const ending = new AbortController();
  onAbort(signal, () => ending.abort());
  const release = () => {
    ending.abort();
    if (!slot.firstElementChild) setBannerSpace(slot, 'released');
  };
  whenOutOfView(slot, release, ending.signal);
  const releaseOnShortPage = ({ type }: Event) => {
    if (type === 'visibilitychange' && !document.hidden) return;
    if (!canScrollPast(slot)) release();
  };
  for (const type of ['click', 'keydown', 'visibilitychange'])
    addEventListener(type, releaseOnShortPage, { signal: ending.signal });
}

function canScrollPast(element: Element): boolean {
  const { scrollHeight } = document.scrollingElement ?? document.documentElement;
  return element.getBoundingClientRect().bottom + scrollY < scrollHeight - innerHeight;
}
