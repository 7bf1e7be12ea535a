import { create } from '../../../../core/platform/dom/create.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { insert } from '../../../../core/platform/dom/undo.ts';
import { mediaFrom, mediaUpTo } from '../../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { pageValue } from '../../../../core/runtime/page/page-value.ts';
import { isSubscriber } from '../../../../core/user/visitor/rights.ts';
import { visitor } from '../../../../core/user/visitor/visitor-store.ts';
import { adsConfig } from './ads-config.ts';
import { type PlannedSlot, planSlots } from './plan-slots.ts';
import { type ReadPage, readPageFacts } from './read-page-facts.ts';
import { isWalled, onWall } from './walls.ts';

/** The state that the slots of a page share. */
export interface PageAds {
  /**
   * Adds a slot.
   * @param onWalled called when a wall comes into the page
   * @param signal removes the slot; the inserted slots are removed with the last one that the server sent
   */
  join(slot: HTMLElement, onWalled: () => void, signal: AbortSignal): void;
  /**
   * The plan for a slot. A plan is valid for the page view; a slot that is added later is planned around the others.
   * @returns undefined for a slot that gets no advertisement
   */
  planFor(slot: HTMLElement): Promise<PlannedSlot | undefined>;
}

/** Marks slots that the product inserted. */
const PLACED = 'data-ad-placed';

/** The slots' shared state on a page, with its plan [ads-9, ads-11]. */
export const pageAds = pageValue((page: Page): PageAds => {
  const config = adsConfig(page);
  const joined = new Map<HTMLElement, () => void>();
  const plans = new Map<HTMLElement, PlannedSlot | undefined>();
  let life: AbortController | undefined;

  const plan = async (wanted: HTMLElement): Promise<void> => {
    const signal = life?.signal;
    const reader = await visitor(page).current();
    const isBehindWall = await isWalled(page);
    // Everything below happens in one task, so that no two plans insert the same slot.
    if (!signal || signal.aborted || plans.has(wanted)) return;
    const isKept = (slot: HTMLElement) => plans.get(slot) !== undefined;
    const read = readPageFacts(page, isBehindWall, location.hash, isKept, config.screensBetween);
    const planned = planSlots(
      read.facts,
      { subscriber: isSubscriber(reader) },
      windowOf(page, config),
      config,
    );
    for (const [index, slot] of read.slots.entries()) {
      if (plans.has(slot)) continue;
      plans.set(
        slot,
        planned.find(({ place }) => 'sent' in place && place.sent === index),
      );
    }
    for (const own of planned) placeSlot(own, read, signal);
  };
  const placeSlot = (own: PlannedSlot, { blocks }: ReadPage, signal: AbortSignal) => {
    const block = 'afterBlock' in own.place ? blocks[own.place.afterBlock] : undefined;
    if (!block) return;
    const slot = create('div', { 'data-ad-position': own.position, 'data-ad-placed': true });
    // It takes up no space until its place is out of view.
    slot.dataset.adSpace = 'closed';
    plans.set(slot, own);
    // The loader finds the slot and mounts the feature on it.
    insert(block, 'afterend', slot, signal);
  };

  return {
    join(slot, onWalled, signal) {
      if (!life || life.signal.aborted) {
        life = new AbortController();
        onWall(() => {
          for (const leave of joined.values()) leave();
        }, life.signal);
      }
      joined.set(slot, onWalled);
      onAbort(signal, () => {
        joined.delete(slot);
        plans.delete(slot);
        if ([...joined.keys()].every((other) => other.hasAttribute(PLACED))) life?.abort();
      });
    },
    async planFor(slot) {
      if (!plans.has(slot)) await plan(slot);
      return plans.get(slot);
    },
  };
});

function windowOf(page: Page, { wideRectangleBreakpoint }: ReturnType<typeof adsConfig>) {
  const { breakpoints, mobileBelow } = siteConfig(page);
  return {
    isMobile: matchMedia(mediaUpTo(breakpoints, mobileBelow)).matches,
    hasWideRectangles: matchMedia(mediaFrom(breakpoints, wideRectangleBreakpoint)).matches,
  };
}
