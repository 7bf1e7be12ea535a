import { warn } from '../../../../core/runtime/log/log.ts';
import { pageAds } from '../plan/page-ads.ts';
import { kindOf } from '../plan/positions.ts';
import { sectionCode } from '../plan/section-code.ts';
import { NO_SLOT_ID, slotId } from '../plan/slot-id.ts';
import type { Slot, WantedAd } from '../plan/wanted-ad.ts';

/**
 * Whether the page's plan has the slot [ads-9, ads-11]. A position that does not exist, and a page without a section
 * code, have no slot; that is reported [ads-14].
 * @returns the advertisement that the plan has for the slot; undefined for none
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
