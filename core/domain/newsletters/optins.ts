import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError } from '../../platform/http/http-error.ts';
import { isTransient } from '../../platform/http/retry.ts';
import { withRetries } from '../../platform/http/with-retries.ts';
import { now } from '../../platform/time/now.ts';
import { isRecord, isText, isTextList } from '../../runtime/config/guards.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import { accountCopy } from '../../user/personal/account-copy.ts';
import type { Visitor } from '../../user/visitor/visitor.ts';
import { visitor } from '../../user/visitor/visitor-store.ts';
import { accountOf } from '../../user/visitor/visitor-value.ts';
import type { Subscription } from './api/newsletters.ts';
import type { Optins } from './api/optins.ts';
import { newsletterToken } from './token.ts';

/** Milliseconds after which the subscriptions are fetched again [newsletter-button-10]. */
export const FRESH_FOR = 1_209_600_000;

/** What the page knows of the visitor's newsletters. */
export interface OptinsState {
  /** `waiting` until the first answer or failure; `none` for a logged-out visitor without a token. */
  readonly state: 'waiting' | 'none' | 'ready' | 'failed';
  /** The codes of the newsletters that the visitor is subscribed to. */
  readonly codes: readonly string[];
  /** The codes for which a logged-out visitor signed up on this page; each may still have to be confirmed. */
  readonly signedUp: readonly string[];
  /** The codes with a call under way. */
  readonly busy: readonly string[];
}

/** A subscription, or the end of one. */
export interface OptinChange {
  readonly code: string;
  /** Whether the visitor subscribes; false ends the subscription. */
  readonly subscribe: boolean;
  readonly source: string;
  /** The address from a form. @default the visitor's own */
  readonly email?: string | undefined;
  /** The answer of the robot check. */
  readonly captcha?: string | undefined;
}

/**
 * - `done`: the server has applied it;
 * - `failed`: it has not, or no answer arrived; logged;
 * - `busy`: a call for this newsletter is under way, nothing was sent;
 * - `no-email`, `refused`: nothing was sent; logged [newsletter-button-6, newsletter-button-7].
 */
export type OptinOutcome = 'done' | 'failed' | 'busy' | 'no-email' | 'refused';

/** The visitor's newsletters: one for all features of a page, the same in all tabs. */
export interface OptinStore extends Pick<StoreApi<OptinsState>, 'getState' | 'subscribe'> {
  /** Subscribes or unsubscribes. The call outlives the feature that made it. Never rejects. */
  readonly change: (change: OptinChange) => Promise<OptinOutcome>;
  /** Adds a newsletter to which another service subscribed the visitor, such as a registration. */
  readonly learn: (code: string) => void;
  /** Resolves as soon as the subscriptions are known or could not be loaded. */
  readonly settled: () => Promise<OptinsState>;
  /** Whether the visitor came with a token that the service has not refused. */
  readonly hasValidToken: () => boolean;
  /** The address to suggest in a form: that of the account, or of the token. Never store or log it. */
  readonly email: () => string | undefined;
}

/** The copy for the next page and other tabs: codes, and no e-mail address [newsletter-button-12]. */
interface OptinsCopy {
  /** When they were fetched, in epoch milliseconds; 0 while a change is being sent: the visitor may leave before its answer. */
  readonly fetchedAt: number;
  readonly codes: readonly string[];
}

const NOTHING: OptinsState = Object.freeze({ state: 'waiting', codes: [], signedUp: [], busy: [] });

/** The statuses by which the service refuses a token. */
const REFUSED = new Set([401, 403]);

/**
 * The visitor's newsletters. The service is not the profile API and its bodies hold an e-mail address, which must not be
 * stored: so these changes do not wait in the outbox. The first call causes the fetch, unless a copy is fresh
 * [newsletter-button-9, newsletter-button-10].
 * @param page the page
 */
export const newsletterOptins = pageValue((page: Page) => createOptins(page, pageSignal(page)));

/**
 * Creates the store of a page.
 * @param page the page
 * @param signal ends it
 */
export function createOptins(page: Page, signal: AbortSignal): OptinStore {
  const token = newsletterToken(page);
  const { store: visitors, current } = visitor(page);
  const store = createStore<OptinsState>(() => NOTHING);
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
  /** The owner of the token, as the service answered. */
  let tokenEmail: string | undefined;
  let isTokenRefused = false;

  const hasValidToken = () => token !== undefined && !isTokenRefused;
  const set = (change: Partial<OptinsState>) => store.setState(change);

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
        // A login counts without the token.
        if (copy.account()) return fetchCodes(ends);
      }
      error('newsletters', 'The subscriptions of the visitor could not be loaded.', cause);
      set({ state: store.getState().state === 'ready' ? 'ready' : 'failed' });
    }
  };
  const load = () => copy.call(fetchCodes);

  /** After a change, here or in another tab: an answer that is under way may be older. */
  const overtake = () => {
    if (copy.overtake()) void load();
  };

  const followVisitor = (present: Visitor | undefined) => {
    if (!present || !copy.follow(present.loggedIn ? present.uuid || accountOf(present) : null)) return;
    const known = copy.read();
    fetchedAt = known?.fetchedAt ?? 0;
    const mustFetch = present.loggedIn || token !== undefined;
    const state = known ? 'ready' : mustFetch ? 'waiting' : 'none';
    set({ state, codes: known?.codes ?? [], signedUp: [] });
    if (token !== undefined || (mustFetch && !isFresh(fetchedAt))) void load();
  };

  const send = async (present: Visitor, change: OptinChange): Promise<OptinOutcome> => {
    const { code, subscribe, source, captcha } = change;
    const own = present.loggedIn ? present.email : tokenEmail;
    const email = change.email ?? own;
    if (!present.loggedIn && !subscribe && !hasValidToken()) {
      error('newsletters', 'A logged-out visitor without a valid token cannot end a subscription.');
      return 'refused';
    }
    if (!isText(email)) {
      error('newsletters', 'The visitor has no e-mail address; nothing was sent.');
      return 'no-email';
    }
    const term = copy.signal();
    const isOwn = isSame(email, own) && (present.loggedIn || !subscribe);
    // Until the answer, the stored copy counts as old: a page that is left now may miss it.
    save();
    try {
      const { subscribeToNewsletter, unsubscribeFromNewsletter } = await import('./api/newsletters.ts');
      const call = subscribe ? subscribeToNewsletter : unsubscribeFromNewsletter;
      const body: Subscription = { code, email, source, token, hasValidToken: hasValidToken(), captcha };
      await call(body, signal);
    } catch (cause) {
      error('newsletters', `The ${subscribe ? 'subscription' : 'end of the subscription'} failed.`, cause);
      // The server may have applied a call whose answer was lost.
      if (isOwn && !term.aborted && isTransient(cause)) {
        copy.overtake();
        void load();
      }
      return 'failed';
    }
    if (term.aborted) return 'done';
    overtake();
    const { codes, signedUp } = store.getState();
    if (isOwn) set({ codes: subscribe ? [...new Set([...codes, code])] : without(codes, code) });
    else if (!present.loggedIn && subscribe) set({ signedUp: [...new Set([...signedUp, code])] });
    return 'done';
  };

  visitors.subscribe(followVisitor);
  followVisitor(visitors.getState());

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    hasValidToken,
    email: () => visitors.getState()?.email ?? tokenEmail,
    async change(change) {
      const { code } = change;
      if (store.getState().busy.includes(code)) return 'busy';
      set({ busy: [...store.getState().busy, code] });
      const outcome = await send(await current(), change);
      set({ busy: without(store.getState().busy, code) });
      save();
      return outcome;
    },
    learn(code) {
      overtake();
      const { codes, signedUp } = store.getState();
      set(
        copy.account()
          ? { codes: [...new Set([...codes, code])] }
          : { signedUp: [...new Set([...signedUp, code])] },
      );
      save();
    },
    settled: () =>
      new Promise((resolve) => {
        const end = store.subscribe((state) => check(state));
        const check = (state: OptinsState) => {
          if (state.state === 'waiting') return;
          end();
          resolve(state);
        };
        check(store.getState());
      }),
  };
}

/** Loads the schema library only if a call is made. */
async function readOptins(token: string | undefined, signal: AbortSignal): Promise<Optins> {
  const { fetchOptins } = await import('./api/optins.ts');
  return withRetries(() => fetchOptins(token, signal), signal);
}

function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof HttpError)) return false;
  return cause.message === 'not-found' || REFUSED.has(cause.status ?? 0);
}

function isSame(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

/** A time in the future, from a clock that was set back, would never pass. */
function isFresh(fetchedAt: number): boolean {
  const age = now() - fetchedAt;
  return age >= 0 && age < FRESH_FOR;
}

function without(codes: readonly string[], code: string): readonly string[] {
  return codes.filter((each) => each !== code);
}

function isCopy(value: unknown): value is OptinsCopy {
  return isRecord(value) && Number.isFinite(value.fetchedAt) && isTextList(value.codes);
}
