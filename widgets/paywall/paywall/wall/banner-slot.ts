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
 * nothing that is read moves.
 * @param signal gives up
 */
export function releaseBannerSlot(signal: AbortSignal): void {
  const slot = bannerSlot();
  if (!slot || slot.firstElementChild) return;
  const release = () => !slot.firstElementChild && setBannerSpace(slot, 'released');
  whenOutOfView(slot, release, signal);
}
