import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { adsConfig } from './plan/ads-config.ts';
import { pageAds } from './plan/page-ads.ts';
import { suppressionOf } from './plan/suppression.ts';
import type { Slot } from './plan/wanted-ad.ts';
import { changeSpace } from './slot/change-space.ts';
import { createSlotView } from './slot/slot-view.ts';
import { consented } from './steps/consented.ts';
import { decided } from './steps/decided.ts';
import { granted } from './steps/granted.ts';
import { near } from './steps/near.ts';
import { planned } from './steps/planned.ts';
import { readable } from './steps/readable.ts';
import { spaced } from './steps/spaced.ts';

/** The steps that decide about a slot, ordered from facts that are known at once to those that have to be requested. */
const [first, ...others] = [planned, spaced, near, spaced, readable, granted, decided, consented] as const;

/**
 * Runs the steps for a slot, and requests and shows its advertisement. A slot that is not filled for any reason becomes
 * empty and loses its space; the reader sees no error [ads-17]. Never rejects.
 * @param own the slot
 * @param signal undoes everything
 */
export async function fillSlot(own: Slot, signal: AbortSignal): Promise<void> {
  const { slot, position, feature, page } = own;
  const ending = new AbortController();
  const { signal: live } = ending;
  onAbort(signal, () => ending.abort());
  const view = createSlotView(slot, own.origin, signal);
  const end = () => {
    ending.abort();
    if (signal.aborted) return;
    view.change('removed');
    void changeSpace(slot, 'released', signal);
  };
  const { allowAds, appView, path } = page;
  const known = { allowAds, appView, path, hash: location.hash, hasWall: false };
  if (suppressionOf(known, adsConfig(page))) {
    // The page starts without advertisements, and nothing has been read yet that could move.
    slot.dataset.adSpace = 'released';
    return end();
  }
  try {
    pageAds(page).join(slot, end, signal);
    let ad = await first(own);
    for (const step of others) {
      if (!ad || live.aborted) break;
      ad = await step(ad, live);
    }
    if (!ad || live.aborted) return end();
    const { showAd } = await import('./slot/show-ad.ts');
    if (live.aborted) return end();
    await showAd(ad, { view, end }, live);
  } catch (cause) {
    if (!live.aborted) error(feature, `The slot "${position}" could not be filled; it stays empty.`, cause);
    end();
  }
}
