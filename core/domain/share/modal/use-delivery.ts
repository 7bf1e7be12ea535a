import { useEffect, useState } from 'react';
import type { Page } from '../../../runtime/page/page.ts';
import { CLIPBOARD_DURATION } from '../../../ui/toast/durations.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { track } from '../../../user/analytics/track.ts';
import { copyText } from '../copy-text.ts';
import { popupSizeOf, type ShareMethod } from '../methods.ts';
import { openAddress } from '../open-address.ts';
import { share } from '../share.ts';
import { type Message, mastodonAddress, shareAddress } from '../share-address.ts';
import { shareConfig, utmOf } from '../share-config.ts';
import { countedUrl } from '../shared-url.ts';
import { COPIED_LINK, NOT_COPIED } from '../texts.ts';

/** A way of sharing, the device's own sheet included. */
export type Way = ShareMethod | 'device';

/** What is shared from a panel, and how it is counted. */
export interface Parcel {
  readonly page: Page;
  readonly kind: 'share' | 'gift';
  readonly title: string;
  readonly text: string | undefined;
  /** Of the article that is shared, where it is one. */
  readonly articleId: number | undefined;
}

/** What became of the last one. */
export interface Delivery {
  /** The state of the clipboard button; undefined is its reset state [share-modal-6]. */
  readonly copied: boolean | undefined;
  /** The link that could not be copied, to be copied by hand. */
  readonly byHand: string | undefined;
  /** The address that the browser would not open, to be opened by hand [gift-7]. */
  readonly blocked: string | undefined;
  /** Where a method leads by itself. @returns undefined for what is no link */
  readonly addressOf: (method: ShareMethod, url: string) => string | undefined;
  /** Shares a link. @param origin the instance of Mastodon */
  readonly deliver: (way: Way, url: string, origin?: string) => Promise<void>;
  /** Counts that a link was followed. */
  readonly count: (way: Way) => void;
}

/**
 * Hands a link over to a way of sharing.
 * @param parcel what is shared
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

  const copy = async (url: string) => {
    const isCopied = await copyText(url);
    setCopied({ isCopied });
    setByHand(isCopied ? undefined : url);
    showToast(isCopied ? COPIED_LINK : NOT_COPIED, { duration: CLIPBOARD_DURATION });
  };
  const deliver = async (way: Way, url: string, origin = '') => {
    count(way);
    setBlocked(undefined);
    if (way === 'device') {
      await share({ title, text: text ?? title, url }, page);
      return;
    }
    const content = message(way, url);
    if (way === 'clipboard') return copy(content.url);
    const address = way === 'mastodon' ? mastodonAddress(origin, content) : shareAddress(way, content);
    // Whoever listens to popups must not learn what opens a gift [gift-9].
    const reported = kind === 'gift' ? new URL(address).origin : undefined;
    if (!openAddress(address, popupSizeOf(way), reported)) setBlocked(address);
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
