import type { AdSlot } from '../../../../core/runtime/bus/ad-request.ts';
import { isTextList } from '../../../../core/runtime/config/guards.ts';
import type { AdSize } from '../plan/size-of.ts';
import type { BeforeRequest } from './create-batches.ts';
import { commandTag, type PubAds, type PublisherTag, type TagEvent, type TagSlot } from './publisher-tag.ts';

/** A requested advertisement. */
export interface AdRequest {
  /** The id of the element into which it is inserted. */
  readonly id: string;
  /** The ad unit's path: `/{publisher id}/{section code}/{position}`. */
  readonly path: string;
  /** The value of `data-ad-position`. */
  readonly position: string;
  /** The sizes that fit the slot. */
  readonly sizes: readonly AdSize[];
  /** Key-value pairs for this slot. */
  readonly targeting: Targeting;
  /** Whether the visitor's consent at the time of the call only allows a limited advertisement. */
  readonly isLimited: () => boolean;
}

/** Key-value pairs for the provider; empty values are left out. */
export type Targeting = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** Callbacks for the results of a request. */
export interface AdListener {
  /** Called once for each request, with the size of the creative if it is known. */
  readonly onAnswer: (isFilled: boolean, size: AdSize | undefined) => void;
  /** Called when a creative has loaded. */
  readonly onLoad: () => void;
  /** Called when the provider's script violates its contract; no other callback follows. */
  readonly onError: (cause: unknown) => void;
}

/** A requested advertisement, to refill or remove. */
export interface RequestedAd {
  /**
   * Requests another advertisement for the same slot, a limited one if the visitor's consent allows no more at that
   * time.
   */
  refill(): void;
  /** Removes what the provider put into the element; no callback follows. */
  remove(): void;
}

/** Requests advertisements. Only this file and `publisher-tag.ts` depend on the provider. */
export interface AdProvider {
  request(ad: AdRequest, listener: AdListener): RequestedAd;
}

interface Entry {
  readonly listener: AdListener;
  /** Whether the provider has not answered yet: a second answer to the same request is ignored. */
  isPending: boolean;
  isFilled: boolean;
}

/** No overlays, no moving of the page's content, no navigation without a click. */
const FRAMES = { sandbox: true, allowOverlayExpansion: false, allowPushExpansion: false };

/**
 * Sets up the provider: nothing is requested when the page loads, and creatives are in sandboxed frames [ads-6].
 * @param targeting the page's key-value pairs
 * @param beforeRequest work that each request waits for
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
          // Read here, because an auction before it may have taken seconds.
          const isLimited = ad.isLimited();
          ads.setPrivacySettings({ nonPersonalizedAds: isLimited, limitedAds: isLimited });
          if (!isDisplayed) {
            isDisplayed = true;
            tag.display(ad.id);
            // The tag requests the advertisement itself if another script enabled the services before this setup.
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
          // Errors that the provider's script throws on removal are ignored.
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
