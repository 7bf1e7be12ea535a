import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { error, warn } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { track } from '../../../../core/user/analytics/track.ts';
import { mayRequest, whenLateConsent } from '../consent.ts';
import { adsConfig } from '../plan/ads-config.ts';
import { isDecidedFor } from '../plan/decided.ts';
import { pageAds } from '../plan/page-ads.ts';
import type { PlannedSlot } from '../plan/plan-slots.ts';
import { kindOf } from '../plan/positions.ts';
import { sectionCode } from '../plan/section-code.ts';
import { NO_SLOT_ID, slotId } from '../plan/slot-id.ts';
import type { Slot } from './ad-slot.ts';
import { createSlotView } from './slot-view.ts';
import { changeSpace } from './space.ts';
import { whenHashAllows, whenNear, whenReadable } from './when-near.ts';

/** The group of subscribers who get the mobile top banner; the other one is the control group [ads-15]. */
const WITH_BANNER = 2;
const EXPERIMENT = 'mobile_top_banner';

/**
 * Runs a slot: what decides about it, in order, from what is known at once to what has to be requested. A slot that is
 * not filled for any reason becomes empty and loses its space; that is never the reader's problem [ads-17]. Never rejects.
 * @param own the slot
 * @param signal undoes everything
 */
export async function runSlot(own: Slot, signal: AbortSignal): Promise<void> {
  const { slot, position, feature, page } = own;
  const ending = new AbortController();
  const { signal: live } = ending;
  onAbort(signal, () => ending.abort());
  const view = createSlotView(slot, signal);
  const end = () => {
    ending.abort();
    if (signal.aborted) return;
    view.change('removed');
    void changeSpace(slot, 'released', signal);
  };
  try {
    const ads = pageAds(page);
    ads.join(slot, end, signal);
    const section = sectionCode(page);
    const id = slotId(position, section, (taken) => document.getElementById(taken) !== null);
    if (id === undefined) {
      warn(feature, NO_SLOT_ID);
      if (!kindOf(position)) {
        void import('../plan/name-position.ts').then(({ nameUnknownPosition }) =>
          nameUnknownPosition(feature, position),
        );
      }
    }
    const planned = id === undefined ? undefined : await ads.planFor(slot);
    if (id === undefined || !planned || live.aborted) return end();
    const config = adsConfig(page);
    await changeSpace(slot, 'reserved', live);
    await whenNear(slot, live);
    await whenReadable(live);
    await whenHashAllows(config, live);
    if (live.aborted || !(await isGranted(own, planned, live))) return end();
    const segment = await decidedSegment(page, planned);
    if (segment === undefined || live.aborted) return end();
    const consent = await mayRequest(page, config, live);
    if (consent === 'no') {
      await whenLateConsent(page, slot, live);
      await whenNear(slot, live);
      await whenHashAllows(config, live);
    }
    if (live.aborted) return end();
    const { showAd } = await import('./show-ad.ts');
    if (live.aborted) return end();
    await showAd(
      { ...own, planned, id, section, segment, isLimited: consent === 'limited', view, end },
      live,
    );
  } catch (cause) {
    if (!live.aborted) error(feature, `The slot "${position}" could not be filled; it stays empty.`, cause);
    end();
  }
}

/** Whether the visitor's group in the test of the mobile top banner gets it, which is reported [ads-15]. */
async function isGranted(
  { page }: Slot,
  { isExperiment }: PlannedSlot,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isExperiment) return true;
  const { accountGroup } = await import('../../../../core/user/experiments/account-group.ts');
  const group = await accountGroup(page, EXPERIMENT, signal);
  if (signal.aborted) return false;
  track(page, 'experiment-group', { experiment: EXPERIMENT, group });
  return group === WITH_BANNER;
}

/**
 * The segment that the decision service names for a slot that it decides about [ads-13].
 * @returns empty where it names none, and for other slots; undefined where another slot, or none, gets the advertisement
 * @throws HttpError if there is no decision
 */
async function decidedSegment(page: Page, { kind, slug }: PlannedSlot): Promise<string | undefined> {
  if (!slug) return '';
  const { paywallDecision } = await import('../../../../core/domain/paywall/decision.ts');
  const decision = await paywallDecision(page, { slug });
  return isDecidedFor(kind, decision) ? (decision.segment ?? '') : undefined;
}
