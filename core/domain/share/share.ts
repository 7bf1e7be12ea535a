import { warn } from '../../runtime/log/log.ts';
import { isSafeAddress } from '../../runtime/page/address.ts';
import type { Page } from '../../runtime/page/page.ts';
import { requestFromApp } from '../../user/app/bridge.ts';
import { appOffers } from '../../user/app/capabilities.ts';

/** The shared content. */
export interface Shared {
  readonly title: string;
  /** A sentence to go with the title; never the title again, which apps show beside it. Empty for none. */
  readonly text: string;
  /** https, or an address of this site; relative ones become absolute. */
  readonly url: string;
}

/**
 * The outcome of sharing: handed over, or closed by the visitor; `unavailable` if neither app nor browser can share, so
 * that the page should offer methods of its own.
 */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable';

/**
 * Opens the share sheet: the app's if the page is in an app that has one, otherwise the browser's. Call it in a click
 * handler.
 * @param shared see {@link Shared}
 * @param page whether it is in the app view
 * @returns the outcome. Never rejects.
 */
export async function share(shared: Shared, { appView }: Pick<Page, 'appView'>): Promise<ShareOutcome> {
  if (!isSafeAddress(shared.url)) {
    warn('share', `"${shared.url.slice(0, 80)}" is not shared; expected https or an address of this site.`);
    return 'unavailable';
  }
  const { title, text } = shared;
  const url = new URL(shared.url, document.baseURI).href;
  if (appView && appOffers('share') && (await requestFromApp({ type: 'share:open', title, text, url })))
    return 'shared';
  return shareInBrowser({ title, text, url });
}

/**
 * Whether the app or the browser has a share sheet.
 * @param url absolute; some browsers share only certain addresses
 * @param page whether it is in the app view
 */
export function hasShareSheet(url: string, { appView }: Pick<Page, 'appView'>): boolean {
  return (appView && appOffers('share')) || ('canShare' in navigator && navigator.canShare({ url }));
}

async function shareInBrowser(data: ShareData): Promise<ShareOutcome> {
  // Firefox 115 on desktops and most web views have no share sheet; some apps add `share` alone to their web view.
  if (!('canShare' in navigator) || !navigator.canShare(data)) return 'unavailable';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (cause) {
    // A second sheet while the first is open fails with InvalidStateError: the visitor has a sheet already.
    const isOpenOrClosed = cause instanceof DOMException && /^(Abort|InvalidState)Error$/.test(cause.name);
    return isOpenOrClosed ? 'cancelled' : 'unavailable';
  }
}
