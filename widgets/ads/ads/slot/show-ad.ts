import { observe } from '../../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../../core/platform/dom/subscribe.ts';
import { now } from '../../../../core/platform/time/now.ts';
import { error, warn } from '../../../../core/runtime/log/log.ts';
import { track } from '../../../../core/user/analytics/track.ts';
import { consent, hasConsent } from '../../../../core/user/consent/consent.ts';
import { onWithdrawal } from '../../../../core/user/consent/on-withdrawal.ts';
import { ADS, adsConfig } from '../plan/ads-config.ts';
import type { PlannedSlot } from '../plan/plan-slots.ts';
import type { AdSize } from '../plan/size-of.ts';
import type { WantedAd } from '../plan/wanted-ad.ts';
import { pageProvider } from '../provider/page-provider.ts';
import { watchWeight } from './heavy.ts';
import { isIsolated } from './is-isolated.ts';
import { mayRefill } from './may-refill.ts';
import type { SlotView } from './slot-view.ts';
import { watchViews } from './watch-views.ts';

/** The slot in which an advertisement is shown. */
interface Shown {
  readonly view: SlotView;
  /** Leaves the slot empty for good. */
  readonly end: () => void;
}

/** The height in px of frames below an article's text [ads-8]. */
const BELOW_CONTENT = 480;

/**
 * Requests an advertisement and shows it, for as long as it follows the rules: isolated from the page, and not too
 * heavy.
 * @param ad the result of the steps
 * @param shown see {@link Shown}
 * @param signal removes it
 * @throws Error (as a rejection) if the provider's script could not be loaded
 */
export async function showAd(ad: WantedAd, { view, end }: Shown, signal: AbortSignal): Promise<void> {
  const { page, feature, position, planned, id, section } = ad;
  const config = adsConfig(page);
  const late = setTimeout(end, config.responseTimeoutMs);
  onAbort(signal, () => clearTimeout(late));
  const isLimited = () => !hasConsent(page, ADS);
  const provider = await pageProvider(page);
  if (signal.aborted) return;
  // Consent may have been withdrawn while the provider's script was loading.
  if (isLimited() && config.withoutConsent !== 'limited') return end();
  const place = view.open(id, signal);
  const remove = (cause: string) => {
    warn(feature, `The advertisement in "${position}" was removed: ${cause}.`);
    end();
  };
  const check = () => {
    const frames = [...place.element.querySelectorAll('iframe')];
    if (!frames.every((frame) => isIsolated(frame))) remove('its frame could reach the page');
  };
  let hasFrame = false;
  let size: AdSize = planned.size;
  const observeFrames = () => {
    hasFrame = true;
    // The provider may replace its frame at any time.
    const frames = new MutationObserver(() => {
      place.scale(size);
      check();
    });
    const attributeFilter = ['sandbox', 'src', 'srcdoc'];
    observe(frames, place.element, signal, { childList: true, subtree: true, attributeFilter });
    watchWeight(place.element, remove, signal);
    watchViews(
      place.element,
      {
        onSeen: () => track(page, 'ad-viewable', { slot_id: id, position, section }),
        onReturn: () => mayRefill(planned.kind, now(), config) && requested.refill(),
      },
      signal,
    );
  };
  const requested = provider.request(
    {
      id,
      path: `/${config.publisherId}/${section}/${position}`,
      sizes: planned.smaller ? [planned.size, planned.smaller] : [planned.size],
      position,
      targeting: { position, segment: ad.segment },
      isLimited,
    },
    {
      onAnswer(isFilled, sent) {
        clearTimeout(late);
        if (!isFilled) return end();
        size = shownSize(planned, sent);
        if (!hasFrame) observeFrames();
        view.change('filled');
        place.scale(size);
        check();
      },
      onLoad() {
        if (place.element.querySelector('iframe')) view.change('loaded');
        else remove('it is not in a frame');
      },
      onError(cause) {
        error(feature, `The provider failed for the slot "${position}"; it stays empty.`, cause);
        end();
      },
    },
  );
  onAbort(signal, () => requested.remove());
  if (config.withoutConsent !== 'limited') return onWithdrawal(page, ADS, end, signal);
  let wasLimited = isLimited();
  const replaceIfWithdrawn = () => {
    if (isLimited() && !wasLimited) requested.refill();
    wasLimited = isLimited();
  };
  subscribe(consent(page), replaceIfWithdrawn, signal);
}

/** The size at which a creative is shown: its own, or that of its slot if the provider does not report one. */
function shownSize({ kind, size }: PlannedSlot, sent: AdSize | undefined): AdSize {
  const [width, height] = sent ?? size;
  return kind === 'below-content' ? [width, BELOW_CONTENT] : [width, height];
}
