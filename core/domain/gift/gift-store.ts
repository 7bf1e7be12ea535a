import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAborted } from '../../platform/http/http-error.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { oncePerVisitor } from '../../user/visitor/once-per-visitor.ts';
import { createGiftLink, fetchGiftQuota, type GiftAnswer } from './api/gift.ts';
import { type GiftQuota, readQuota } from './quota.ts';

/** A link by which the article can be opened. The token lives here, in memory, and nowhere else [gift-9]. */
export interface GiftLink {
  readonly token: string;
  /** As the server wrote it. */
  readonly expiresAt: GiftAnswer['expires_at'];
}

/** What is known of giving one article. */
export type GiftState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly quota: GiftQuota; readonly link: GiftLink | undefined }
  /** The quota could not be asked, or the link not be made [gift-6]. */
  | { readonly step: 'failed'; readonly what: 'quota' | 'link' };

/** Giving one article: the same for all places of a page that offer it, and for no other account. */
export interface Gift {
  readonly store: StoreApi<GiftState>;
  /** Asks the quota anew: at each opening, because it is the same in all tabs, and after a failure. */
  readonly refresh: () => Promise<void>;
  /**
   * Gives the link: the one that exists, else one that is made now. Several presses make one [gift-3, gift-4].
   * @returns undefined where it could not be made; the store then says so [gift-6]
   */
  readonly link: () => Promise<GiftLink | undefined>;
}

const giftsOf = oncePerVisitor(() => new Map<number, Gift>());

/**
 * Giving an article of this page, for the present visitor: quota and link are those of one account.
 * @param page the page
 * @param articleId the article's number
 */
export function giftOf(page: Page, articleId: number): Gift {
  const gifts = giftsOf(page);
  const gift = gifts.get(articleId) ?? startGift(page, articleId);
  gifts.set(articleId, gift);
  return gift;
}

function startGift(page: Page, articleId: number): Gift {
  const store = createStore<GiftState>(() => ({ step: 'loading' }));
  let loading: Promise<void> | undefined;
  let making: Promise<GiftLink | undefined> | undefined;

  const fail = (what: 'quota' | 'link', cause: unknown) => {
    if (!isAborted(cause)) error('gift', FAILURES[what], cause);
    store.setState({ step: 'failed', what }, true);
  };
  const refresh = async () => {
    if (store.getState().step === 'failed') store.setState({ step: 'loading' }, true);
    try {
      // What is asked while a link is being made would not know of it.
      await making;
      const answer = await fetchGiftQuota(page, articleId);
      const link = answer.existing_gift ? linkOf(answer.existing_gift) : undefined;
      store.setState({ step: 'ready', quota: readQuota(answer), link }, true);
    } catch (cause) {
      fail('quota', cause);
    }
  };
  const make = async (quota: GiftQuota) => {
    try {
      const link = linkOf(await createGiftLink(page, articleId));
      // What remains is not counted here: the server says so when it is asked again [gift-2].
      store.setState({ step: 'ready', quota, link }, true);
      return link;
    } catch (cause) {
      fail('link', cause);
      return undefined;
    }
  };

  return {
    store,
    refresh() {
      loading ??= refresh().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    async link() {
      await loading;
      const state = store.getState();
      if (state.step !== 'ready') return undefined;
      if (state.link) return state.link;
      making ??= make(state.quota).finally(() => {
        making = undefined;
      });
      return making;
    },
  };
}

const FAILURES = {
  quota: 'The gift quota could not be asked; the modal offers to try again.',
  link: 'The gift link could not be made; nothing is opened.',
};

function linkOf({ gift_token: token, expires_at: expiresAt }: GiftAnswer): GiftLink {
  return { token, expiresAt };
}
