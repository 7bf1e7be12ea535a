import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { whenOutOfView } from '../../../../core/platform/viewport/when-out-of-view.ts';
import { find } from './protected-content.ts';

/** The slot that a template reserves for a banner, above its header. */
export const bannerSlot = (): HTMLElement | undefined => find('[data-paywall-banner]')[0];

/** Reserves the space of a slot again, or removes it at once. */
export function setBannerSpace(slot: HTMLElement, space: 'reserved' | 'released'): void {
  if (space === 'released') slot.dataset.bannerSpace = space;
  else delete slot.dataset.bannerSpace;
}

/**
 * Removes the space of a slot that no banner has taken, as soon as it is above the viewport, so that no content in view
 * moves. On a page that is too short to be scrolled past the slot, the space is removed on the visitor's input, which
 * browsers do not count as a layout shift, or while another tab is in view.
 * @param signal cancels it
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
