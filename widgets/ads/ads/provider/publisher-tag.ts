import type { AdSize } from '../plan/size-of.ts';

/** The part of Google's publisher tag that is used here; see docs/ads.md. */
export interface PublisherTag {
  cmd: { push(command: () => void): unknown };
  pubads(): PubAds;
  defineSlot(path: string, sizes: readonly AdSize[], id: string): TagSlot | null;
  enableServices(): void;
  display(id: string): void;
  destroySlots(slots: readonly TagSlot[]): unknown;
}

/** A slot of the tag. */
export interface TagSlot {
  setTargeting(key: string, value: string | readonly string[]): unknown;
  /** Missing in the replacement that browsers and blockers serve instead of Google's tag; that one fills no slot. */
  setForceSafeFrame?(isForced: boolean): unknown;
  addService(service: PubAds): unknown;
}

/** An event that the tag reports for a slot. */
export interface TagEvent {
  readonly slot: TagSlot;
  /** For `slotRenderEnded` only. */
  readonly isEmpty?: boolean;
  /** For `slotRenderEnded` only: width and height in px, or a word such as `fluid`. */
  readonly size?: unknown;
}

/** The advertising service of the tag. */
export interface PubAds {
  disableInitialLoad(): void;
  /** Whether disabling had an effect: not if another script had enabled the services before. */
  isInitialLoadDisabled?(): boolean;
  setForceSafeFrame(isForced: boolean): unknown;
  setSafeFrameConfig(config: Readonly<Record<string, boolean>>): unknown;
  setPrivacySettings(settings: Readonly<Record<string, boolean>>): unknown;
  setTargeting(key: string, value: string | readonly string[]): unknown;
  addEventListener(type: 'slotRenderEnded' | 'slotOnload', listener: (event: TagEvent) => void): unknown;
  refresh(slots: readonly TagSlot[], options: { readonly changeCorrelator: boolean }): void;
}

declare global {
  interface Window {
    googletag?: Partial<PublisherTag> & Pick<PublisherTag, 'cmd'>;
  }
}

/**
 * Runs a command of the publisher tag: at once if its script has loaded, otherwise when it does.
 * @param run called with the tag
 * @param onError called if the command throws, or the script is not the publisher tag
 */
export function commandTag(run: (tag: PublisherTag) => void, onError: (cause: unknown) => void): void {
  window.googletag ??= { cmd: [] };
  window.googletag.cmd.push(() => {
    try {
      // The tag is complete once it runs commands.
      run(window.googletag as PublisherTag);
    } catch (cause) {
      onError(cause);
    }
  });
}
