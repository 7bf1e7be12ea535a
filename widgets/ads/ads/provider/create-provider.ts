import type { AdSlot } from '../../../../core/runtime/bus/ad-request.ts';
import { isTextList } from '../../../../core/runtime/config/guards.ts';
import type { AdSize } from '../plan/size-of.ts';
import type { BeforeRequest } from './create-batches.ts';
import { commandTag, type PubAds, type PublisherTag, type TagEvent, type TagSlot } from './publisher-tag.ts';

/** An advertisement that is requested. */
export interface AdRequest {
  /** The id of the element that it comes into. */
  readonly id: string;
  /** The ad unit's path: `/{publisher id}/{section code}/{position}`. */
  readonly path: string;
  /** As `data-ad-position` has it. */
  readonly position: string;
  /** The sizes that suit the slot. */
  readonly sizes: readonly AdSize[];
  /** Keys and values for this slot. */
  readonly targeting: Targeting;
  /** Whether the visitor has not consented to more than a limited advertisement, at the moment of the call. */
  readonly isLimited: () => boolean;
}

/** Keys and values for the provider; empty ones are left out. */
export type Targeting = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** What becomes of a request. */
export interface AdListener {
  /** Called once for each request. The size is that of the creative, if it is known. */
  readonly onAnswer: (isFilled: boolean, size: AdSize | undefined) => void;
  /** Called when a creative has loaded. */
  readonly onLoad: () => void;
  /** Called when the provider's script breaks its contract; nothing else follows. */
  readonly onError: (cause: unknown) => void;
}

/** An advertisement that was requested. */
export interface RequestedAd {
  /** Requests another one for the same slot, a limited one if that is all that the visitor consents to then. */
  refill(): void;
  /** Ends it: what the provider put into the element is removed, and nothing is reported any more. */
  remove(): void;
}

/** Requests advertisements. Only this file and `publisher-tag.ts` know the provider. */
export interface AdProvider {
  request(ad: AdRequest, listener: AdListener): RequestedAd;
}

interface Entry {
  readonly listener: AdListener;
  /** Whether the provider still owes an answer: a second one for the same request is ignored. */
  isPending: boolean;
  isFilled: boolean;
}

/** No overlays, no pushing of the page, no navigation without the reader's press. */
const FRAMES = { sandbox: true, allowOverlayExpansion: false, allowPushExpansion: false };

/**
 * Sets the provider up: nothing is requested with the page, creatives come in sandboxed frames [ads-6].
 * @param targeting keys and values of the page
 * @param beforeRequest what each request waits for
 */
export function createProvider(targeting: Targeting, beforeRequest: BeforeRequest): AdProvider {
  const entries = new Map<TagSlot, Entry>();
  let isSetUp = false;

  const setUp = (ads: PubAds) => {
    ads.disableInitialLoad();
    ads.setForceSafeFrame(true);
    ads.setSafeFrameConfig(FRAMES);
    setTargets(ads, targeting);
    ads.addEventListener('slotRenderEnded', (event) => answer(entries.get(event.slot), event));
    ads.addEventListener('slotOnload', ({ slot }) => {
      const entry = entries.get(slot);
      if (entry?.isFilled) entry.listener.onLoad();
    });
  };
  const define = (tag: PublisherTag, { id, path, sizes, targeting: own }: AdRequest) => {
    const ads = tag.pubads();
    if (!isSetUp) setUp(ads);
    const slot = tag.defineSlot(path, sizes, id);
    if (!slot) return undefined;
    slot.setForceSafeFrame?.(true);
    setTargets(slot, own);
    slot.addService(ads);
    if (!isSetUp) tag.enableServices();
    isSetUp = true;
    return slot;
  };

  return {
    request(ad, listener) {
      const leaving = new AbortController();
      const { signal } = leaving;
      let slot: TagSlot | undefined;
      let isDisplayed = false;
      const run = (command: (tag: PublisherTag) => void) =>
        commandTag(
          (tag) => !signal.aborted && command(tag),
          (cause) => !signal.aborted && listener.onError(cause),
        );
      const refresh = (own: TagSlot) =>
        run((tag) => {
          const entry = entries.get(own);
          if (entry) entry.isPending = true;
          const ads = tag.pubads();
          // An auction before it may have taken seconds.
          const isLimited = ad.isLimited();
          ads.setPrivacySettings({ nonPersonalizedAds: isLimited, limitedAds: isLimited });
          if (!isDisplayed) {
            isDisplayed = true;
            tag.display(ad.id);
            // It requests the advertisement itself where another script enabled the services before they were set up here.
            if (ads.isInitialLoadDisabled?.() === false) return;
          }
          ads.refresh([own], { changeCorrelator: false });
        });
      const request = (own: TagSlot) => {
        const waited = beforeRequest(describe(ad, own), signal);
        if (waited) void waited.then(() => refresh(own));
        else refresh(own);
      };
      run((tag) => {
        slot = define(tag, ad) ?? undefined;
        if (!slot) return listener.onAnswer(false, undefined);
        entries.set(slot, { listener, isPending: true, isFilled: false });
        request(slot);
      });
      return {
        refill: () => run(() => slot && request(slot)),
        remove() {
          if (signal.aborted) return;
          leaving.abort();
          const own = slot;
          if (!own) return;
          entries.delete(own);
          // What a script that is not the paper's throws at its end concerns nobody.
          commandTag(
            (tag) => tag.destroySlots([own]),
            () => {},
          );
        },
      };
    },
  };
}

/** A slot for the functions that run before its request. */
function describe({ id, path, position, sizes }: AdRequest, slot: TagSlot): AdSlot {
  return {
    id,
    path,
    position,
    sizes,
    setTargeting: (key, value) => setTargets(slot, { [key]: value }),
  };
}

function answer(entry: Entry | undefined, { isEmpty, size }: TagEvent): void {
  if (!entry?.isPending) return;
  entry.isPending = false;
  entry.isFilled = isEmpty === false;
  entry.listener.onAnswer(entry.isFilled, isSize(size) ? size : undefined);
}

function isSize(value: unknown): value is AdSize {
  return Array.isArray(value) && value.length === 2 && value.every((px) => Number(px) > 0 && px < 10_000);
}

function setTargets(target: Pick<PubAds | TagSlot, 'setTargeting'>, targeting: Targeting): void {
  for (const [key, value] of Object.entries(targeting)) {
    if (typeof value === 'string' ? value !== '' : isTextList(value) && value.length > 0) {
      target.setTargeting(key, value as string | readonly string[]);
    }
  }
}
