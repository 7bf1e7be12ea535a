import { useEffect, useState } from 'react';
import type { Page } from '../../../runtime/page/page.ts';
import { CLIPBOARD_DURATION } from '../../../ui/toast/durations.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { track } from '../../../user/analytics/track.ts';
import { copyText } from '../copy-text.ts';
import { factsOf, type ShareMethod } from '../methods.ts';
import { openAddress } from '../open-address.ts';
import { share } from '../share.ts';
import { type Message, mastodonAddress, shareAddress } from '../share-address.ts';
import { shareConfig, utmOf } from '../share-config.ts';
import { countedUrl } from '../shared-url.ts';
import { COPIED_LINK, NOT_COPIED } from '../texts.ts';

/** A sharing method, including the device's own sheet. */
export type Way = ShareMethod | 'device';

/** The content that a panel shares, with the fields for analytics. */
export interface Parcel {
  readonly page: Page;
  readonly kind: 'share' | 'gift';
  readonly title: string;
  readonly text: string | undefined;
  /** The article's number, if the content is one. */
  readonly articleId: number | undefined;
}

/** The state of the last delivery. */
export interface Delivery {
  /** The state of the clipboard button; undefined is its reset state [share-modal-6]. */
  readonly copied: boolean | undefined;
  /** The link that could be neither copied nor given to the share sheet, for the visitor to copy. */
  readonly byHand: string | undefined;
  /** The address that the browser did not open, for the visitor to open [gift-7]. */
  readonly blocked: string | undefined;
  /** Returns the address of a method. @returns undefined for a method that is not a link */
  readonly addressOf: (method: ShareMethod, url: string) => string | undefined;
  /**
   * Shares a link. Call it in the click handler, also for a link that is still being made: browsers refuse the
   * clipboard later.
   * @param link undefined, as an answer, if it could not be made
   * @param origin the Mastodon instance
   */
  readonly deliver: (way: Way, link: string | Promise<string | undefined>, origin?: string) => Promise<void>;
  /** Records that a link was followed. */
  readonly count: (way: Way) => void;
}

/**
 * Delivers a link by a sharing method.
 * @param parcel the content to share
 */
export function useDelivery({ page, kind, title, text, articleId }: Parcel): Delivery {
  const [copied, setCopied] = useState<{ readonly isCopied: boolean }>();
  const [byHand, setByHand] = useState<string>();
  const [blocked, setBlocked] = useState<string>();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), CLIPBOARD_DURATION);
    return () => clearTimeout(timer);
  }, [copied]);

  const message = (method: ShareMethod, url: string): Message => {
    return { title, text, url: countedUrl(url, utmOf(shareConfig(page).shareUtm, method)) };
  };
  const count = (way: Way) => track(page, 'share', { method: way, kind, article_id: articleId?.toString() });

  const copy = async (link: string | Promise<string | undefined>) => {
    const counted = (url: string) => {
      count('clipboard');
      return message('clipboard', url).url;
    };
    const copying =
      typeof link === 'string' ? counted(link) : link.then((url) => (url === undefined ? url : counted(url)));
    const isCopied = await copyText(copying);
    const url = await copying;
    // The function that makes the link explains why there is none.
    if (url === undefined) return;
    setCopied({ isCopied });
    setByHand(isCopied ? undefined : url);
    showToast(isCopied ? COPIED_LINK : NOT_COPIED, { duration: CLIPBOARD_DURATION });
  };
  const deliver = async (way: Way, link: string | Promise<string | undefined>, origin = '') => {
    setBlocked(undefined);
    if (way === 'clipboard') return copy(link);
    // Nothing is awaited unnecessarily: browsers open windows only while a click is handled.
    const url = typeof link === 'string' ? link : await link;
    if (url === undefined) return;
    count(way);
    if (way === 'device') {
      const outcome = await share({ title, text: text ?? '', url }, page);
      // Browsers refuse to open the share sheet if the click was too long ago, as after a link had to be made.
      setByHand(outcome === 'unavailable' ? url : undefined);
      return;
    }
    const content = message(way, url);
    const address = way === 'mastodon' ? mastodonAddress(origin, content) : shareAddress(way, content);
    // Listeners to popups must not receive the token that opens a gift [gift-9].
    const reported = kind === 'gift' ? new URL(address).origin : undefined;
    if (!openAddress(address, factsOf(way), reported)) setBlocked(address);
  };

  return {
    copied: copied?.isCopied,
    byHand,
    blocked,
    addressOf: (method, url) =>
      method === 'clipboard' || method === 'mastodon'
        ? undefined
        : shareAddress(method, message(method, url)),
    deliver,
    count,
  };
}
