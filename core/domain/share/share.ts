import { warn } from '../../runtime/log/log.ts';
import { isSafeAddress } from '../../runtime/page/address.ts';
import type { Page } from '../../runtime/page/page.ts';
import { requestFromApp } from '../../user/app/bridge.ts';
import { appOffers } from '../../user/app/capabilities.ts';

/** What is shared. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  /** https, or an address of this site; relative ones become absolute. */
  readonly url: string;
}

/**
 * How sharing went: handed over, or closed by the reader; `unavailable` where neither app nor browser shares, and
 * the page should offer ways of its own.
 */
export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable';

/**
 * Opens the share sheet: the app's where the page is in an app that offers one, else the browser's. To be called
 * while a click is handled.
 * @param shared see {@link Shared}
 * @param page whether it is in the app view
 * @returns how it went. Never rejects.
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
 * Whether there is a share sheet, the app's or the browser's.
 * @param url absolute; some browsers share only what they know
 * @param page whether it is in the app view
 */
export function hasShareSheet(url: string, { appView }: Pick<Page, 'appView'>): boolean {
  return (appView && appOffers('share')) || ('share' in navigator && navigator.canShare({ url }));
}

async function shareInBrowser(data: ShareData): Promise<ShareOutcome> {
  // Firefox 115 on computers and most web views have no share sheet.
  if (!('share' in navigator) || !navigator.canShare(data)) return 'unavailable';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (cause) {
    // A second one while the first is open says InvalidStateError: then the reader has a sheet already.
    const isOpenOrClosed = cause instanceof DOMException && /^(Abort|InvalidState)Error$/.test(cause.name);
    return isOpenOrClosed ? 'cancelled' : 'unavailable';
  }
}
