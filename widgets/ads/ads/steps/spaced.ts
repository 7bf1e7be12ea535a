import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { pageValue } from '../../../../core/runtime/page/page-value.ts';
import { adsConfig } from '../plan/ads-config.ts';
import { gapBetween } from '../plan/gap-between.ts';
import { isTracker } from '../plan/positions.ts';
import type { Step } from './step.ts';

/** The slots of a page that have, or are to have, an advertisement. */
const taken = pageValue((_page: Page) => new Set<Element>());

/** The window's height when the first slot was placed: a phone's bars leave while the visitor scrolls. */
const plannedHeight = pageValue((_page: Page) => innerHeight);

/**
 * Leaves a slot out that would be in one window with another advertisement, whatever the width of the window and the size of
 * its letters: as it is laid out at that moment. The one that came first stays.
 */
export const spaced: Step = async (ad, signal) => {
  const { slot, page } = ad;
  // One without a box, such as in a column that the window has no room for, is nowhere yet.
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
