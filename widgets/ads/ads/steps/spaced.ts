import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { pageValue } from '../../../../core/runtime/page/page-value.ts';
import { adsConfig } from '../plan/ads-config.ts';
import { gapBetween } from '../plan/gap-between.ts';
import { isTracker } from '../plan/positions.ts';
import type { Step } from './step.ts';

/** The slots of a page that have, or will get, an advertisement. */
const taken = pageValue((_page: Page) => new Set<Element>());

/**
 * The window's height when the first slot was placed: later it changes, because a phone's toolbars hide while the
 * visitor scrolls.
 */
const plannedHeight = pageValue((_page: Page) => innerHeight);

/**
 * Leaves out a slot that would be in view together with another advertisement, at any width of the window and any font
 * size: the layout at that moment counts. The slot that came first stays.
 */
export const spaced: Step = async (ad, signal) => {
  const { slot, page } = ad;
  // A slot without a box, such as one in a column for which the window has no room, has no position yet.
  if (isTracker(ad.planned.kind) || !hasBox(slot)) return ad;
  const others = taken(page);
  const apart = adsConfig(page).screensBetween * Math.min(plannedHeight(page), innerHeight);
  const own = slot.getBoundingClientRect();
  for (const other of others) {
    if (other === slot || !hasBox(other)) continue;
    if (gapBetween(own, other.getBoundingClientRect()) < apart) return undefined;
  }
  others.add(slot);
  onAbort(signal, () => others.delete(slot));
  return ad;
};

function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}
