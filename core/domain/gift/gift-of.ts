import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAborted } from '../../platform/http/http-error.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { visitorMap } from '../../user/visitor/visitor-map.ts';
import { createGiftLink, fetchGiftQuota, type GiftAnswer } from './api/gift.ts';
import { type GiftQuota, readQuota } from './quota.ts';

/** A link that opens the article. The token is only kept in memory [gift-9]. */
export interface GiftLink {
  readonly token: string;
  /** The expiry time as sent by the server. */
  readonly expiresAt: GiftAnswer['expires_at'];
}

/** The state of giving one article. */
export type GiftState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly quota: GiftQuota; readonly link: GiftLink | undefined }
  /** The quota could not be fetched, or the link not created [gift-6]. */
  | { readonly step: 'failed'; readonly what: 'quota' | 'link' };

/** Handles giving one article; shared by all parts of a page that offer it, separate for each account. */
export interface Gift {
  readonly store: StoreApi<GiftState>;
  /** Fetches the quota again: at each opening, because other tabs share it, and after a failure. */
  readonly refresh: () => Promise<void>;
  /**
   * Returns the existing link, otherwise creates one. Several clicks create one link [gift-3, gift-4].
   * @param namesGiver whether the receiver learns the visitor's name; an existing link is not changed by it
   * @returns undefined if it could not be created; the store then holds the failure [gift-6]
   */
  readonly link: (namesGiver?: boolean) => Promise<GiftLink | undefined>;
}

/**
 * Returns the state of giving an article of this page; quota and link belong to the current visitor's account.
 * @param page the page
 * @param articleId the article's number
 */
export const giftOf = visitorMap(startGift);

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
      // An answer during the creation of a link would not include that link.
      await making;
      const answer = await fetchGiftQuota(page, articleId);
      const link = answer.existing_gift ? linkOf(answer.existing_gift) : undefined;
      store.setState({ step: 'ready', quota: readQuota(answer), link }, true);
    } catch (cause) {
      fail('quota', cause);
    }
  };
  const make = async (quota: GiftQuota, namesGiver: boolean) => {
    try {
      const link = linkOf(await createGiftLink(page, articleId, namesGiver));
      // The remaining quota is not computed here: the server sends it with the next fetch [gift-2].
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
    async link(namesGiver = false) {
      await loading;
      const state = store.getState();
      if (state.step !== 'ready') return undefined;
      if (state.link) return state.link;
      making ??= make(state.quota, namesGiver).finally(() => {
        making = undefined;
      });
      return making;
    },
  };
}

const FAILURES = {
  quota: 'The gift quota could not be fetched; the modal offers to try again.',
  link: 'The gift link could not be made; nothing is opened.',
};

function linkOf({ gift_token: token, expires_at: expiresAt }: GiftAnswer): GiftLink {
  return { token, expiresAt };
}
