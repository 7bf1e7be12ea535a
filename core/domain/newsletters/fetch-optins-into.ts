import type { StoreApi } from 'zustand/vanilla';
import { withRetries } from '../../platform/http/with-retries.ts';
import { now } from '../../platform/time/now.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { accountCopy } from '../../user/personal/account-copy.ts';
import type { Visitor } from '../../user/visitor/visitor.ts';
import { visitor } from '../../user/visitor/visitor-store.ts';
import { accountOf } from '../../user/visitor/visitor-value.ts';
import type { Optins } from './api/optins.ts';
import { isCopy, isFresh, isRefusal, isSame, type OptinsCopy } from './optin-rules.ts';
import type { OptinsState } from './optins-state.ts';
import { newsletterToken } from './token.ts';

/** The subscriptions as the service last sent them, and the token that they were fetched with. */
interface FetchedOptins {
  /** The token in the address with which the visitor came. */
  readonly token: string | undefined;
  readonly hasValidToken: () => boolean;
  /** The owner of the token, according to the service. */
  readonly tokenEmail: () => string | undefined;
  /** Whether somebody is logged in. */
  readonly isOfAccount: () => boolean;
  /** Aborts when another account logs in. */
  readonly term: () => AbortSignal;
  /** Stores the subscriptions for the next page and other tabs. */
  readonly save: () => void;
  /** Fetches again if a fetch is in progress, because its answer may be older than a change in this or another tab. */
  readonly overtake: () => void;
  /** Fetches again, even if no fetch is in progress. */
  readonly fetchAgain: () => void;
}

/**
 * Fetches the subscriptions of the present visitor into a store, unless a copy is fresh [newsletter-button-9,
 * newsletter-button-10].
 * @param page the page
 * @param store of the page
 * @param signal ends it
 */
export function fetchOptinsInto(
  page: Page,
  store: StoreApi<OptinsState>,
  signal: AbortSignal,
): FetchedOptins {
  const token = newsletterToken(page);
  const { store: visitors } = visitor(page);
  const set = (change: Partial<OptinsState>) => store.setState(change);
  const copy = accountCopy<OptinsCopy>({
    key: 'nmt_newsletters',
    accepts: isCopy,
    takes: () => mayStore(),
    onTaken({ codes, fetchedAt: at }) {
      fetchedAt = at;
      set({ state: 'ready', codes });
      overtake();
    },
    signal,
  });
  let fetchedAt = 0;
  /** The owner of the token, according to the service. */
  let tokenEmail: string | undefined;
  let isTokenRefused = false;

  const hasValidToken = () => token !== undefined && !isTokenRefused;

  const save = () => {
    const { codes, busy, state } = store.getState();
    if (!mayStore() || state !== 'ready') return;
    copy.write({ codes, fetchedAt: busy.length > 0 ? 0 : fetchedAt });
  };

  /** The subscriptions of a token's owner are stored only if that is the account. */
  const mayStore = () => tokenEmail === undefined || isSame(tokenEmail, visitors.getState()?.email);

  const fetchCodes = async (ends: AbortSignal): Promise<void> => {
    try {
      const used = isTokenRefused ? undefined : token;
      const { codes, email } = await readOptins(used, ends);
      if (ends.aborted) return;
      if (used !== undefined) tokenEmail = email;
      fetchedAt = now();
      set({ state: 'ready', codes });
      save();
    } catch (cause) {
      if (ends.aborted) return;
      if (hasValidToken() && isRefusal(cause)) {
        isTokenRefused = true;
        // If the visitor is logged in, the account counts without the token.
        if (copy.account()) return fetchCodes(ends);
      }
      error('newsletters', 'The subscriptions of the visitor could not be loaded.', cause);
      set({ state: store.getState().state === 'ready' ? 'ready' : 'failed' });
    }
  };
  const load = () => copy.call(fetchCodes);

  const overtake = () => {
    if (copy.overtake()) void load();
  };

  const observeVisitor = (present: Visitor | undefined) => {
    if (!present || !copy.follow(present.loggedIn ? present.uuid || accountOf(present) : null)) return;
    const known = copy.read();
    fetchedAt = known?.fetchedAt ?? 0;
    const mustFetch = present.loggedIn || token !== undefined;
    const state = known ? 'ready' : mustFetch ? 'waiting' : 'none';
    set({ state, codes: known?.codes ?? [], signedUp: [], unconfirmed: [] });
    if (token !== undefined || (mustFetch && !isFresh(fetchedAt, now()))) void load();
  };
  visitors.subscribe(observeVisitor);
  observeVisitor(visitors.getState());

  return {
    token,
    hasValidToken,
    tokenEmail: () => tokenEmail,
    isOfAccount: () => Boolean(copy.account()),
    term: copy.signal,
    save,
    overtake,
    fetchAgain() {
      copy.overtake();
      void load();
    },
  };
}

/** Loads the schema library only for a call. */
async function readOptins(token: string | undefined, signal: AbortSignal): Promise<Optins> {
  const { fetchOptins } = await import('./api/optins.ts');
  return withRetries(() => fetchOptins(token, signal), signal);
}
