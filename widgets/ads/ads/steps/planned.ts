import { warn } from '../../../../core/runtime/log/log.ts';
import { pageAds } from '../plan/page-ads.ts';
import { kindOf } from '../plan/positions.ts';
import { sectionCode } from '../plan/section-code.ts';
import { NO_SLOT_ID, slotId } from '../plan/slot-id.ts';
import type { Slot, WantedAd } from '../plan/wanted-ad.ts';

/**
 * Finds the slot in the page's plan [ads-9, ads-11]. A position that does not exist has no slot, and neither has a page
 * without a section code; both are reported [ads-14].
 * @returns the advertisement planned for the slot; undefined if there is none
 */
export async function planned(own: Slot): Promise<WantedAd | undefined> {
  const { slot, position, feature, page } = own;
  const section = sectionCode(page);
  const id = slotId(position, section, (taken) => document.getElementById(taken) !== null);
  if (id === undefined) {
    warn(feature, NO_SLOT_ID);
    if (!kindOf(position)) {
      void import('../plan/report-unknown-position.ts').then(({ reportUnknownPosition }) =>
        reportUnknownPosition(feature, position),
      );
    }
    return undefined;
  }
  const plan = await pageAds(page).planFor(slot);
  return plan && { ...own, planned: plan, id, section };
}
