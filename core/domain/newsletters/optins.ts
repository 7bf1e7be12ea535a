import { createStore, type StoreApi } from 'zustand/vanilla';
import { isTransient } from '../../platform/http/retry.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import type { Visitor } from '../../user/visitor/visitor.ts';
import { visitor } from '../../user/visitor/visitor-store.ts';
import type { Subscription } from './api/newsletters.ts';
import { fetchOptinsInto } from './fetch-optins-into.ts';
import { isSame, obstacleTo, withCode, withoutCode } from './optin-rules.ts';
import type { OptinsState } from './optins-state.ts';

/** A change: a subscription, or the end of one. */
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
 * - `busy`: a call for this newsletter is in progress, nothing was sent;
 * - `no-email`, `refused`: nothing was sent; logged [newsletter-button-6, newsletter-button-7].
 */
export type OptinOutcome = 'done' | 'failed' | 'busy' | 'no-email' | 'refused';

/** The visitor's newsletters: one for all features of a page, the same in all tabs. */
export interface OptinStore extends Pick<StoreApi<OptinsState>, 'getState' | 'subscribe'> {
  /** Subscribes or unsubscribes. The call continues after the feature that made it is unmounted. Never rejects. */
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

const NOTHING: OptinsState = Object.freeze({
  state: 'waiting',
  codes: [],
  signedUp: [],
  unconfirmed: [],
  busy: [],
});

/**
 * The visitor's newsletters. The service is not the profile API and its bodies hold an e-mail address, which must not
 * be stored: so these changes do not wait in the outbox. The first call causes the fetch, unless a copy is fresh
 * [newsletter-button-9, newsletter-button-10].
 * @param page the page
 */
export const newsletterOptins = pageValue((page: Page) => createOptins(page, pageSignal(page)));

/**
 * Creates the store of a page.
 * @param page the page
 * @param signal removes it
 */
export function createOptins(page: Page, signal: AbortSignal): OptinStore {
  const { store: visitors, current } = visitor(page);
  const store = createStore<OptinsState>(() => NOTHING);
  const set = (change: Partial<OptinsState>) => store.setState(change);
  const fetched = fetchOptinsInto(page, store, signal);

  const send = async (present: Visitor, change: OptinChange): Promise<OptinOutcome> => {
    const { code, subscribe, source, captcha } = change;
    const own = present.loggedIn ? present.email : fetched.tokenEmail();
    const email = change.email ?? own ?? '';
    const sender = { isLoggedIn: present.loggedIn, hasValidToken: fetched.hasValidToken() };
    const obstacle = obstacleTo({ ...sender, email, subscribe });
    if (obstacle) {
      error('newsletters', obstacle.message);
      return obstacle.outcome;
    }
    const term = fetched.term();
    const isOwn = isSame(email, own) && (present.loggedIn || !subscribe);
    // Until the answer arrives, the stored copy counts as outdated: a page that is left now may miss the answer.
    fetched.save();
    let isUnconfirmed = false;
    try {
      const body: Subscription = {
        code,
        email,
        source,
        token: fetched.token,
        hasValidToken: sender.hasValidToken,
        captcha,
      };
      isUnconfirmed = await sendChange(subscribe, body, signal);
    } catch (cause) {
      error('newsletters', `The ${subscribe ? 'subscription' : 'end of the subscription'} failed.`, cause);
      // The server may have applied a call whose answer did not arrive.
      if (isOwn && !term.aborted && isTransient(cause)) fetched.fetchAgain();
      return 'failed';
    }
    if (term.aborted) return 'done';
    fetched.overtake();
    if (isOwn && !subscribe) set({ codes: withoutCode(store.getState().codes, code) });
    else if (subscribe && isUnconfirmed) set(addedUnconfirmed(store.getState(), code));
    else if (subscribe && (isOwn || !present.loggedIn)) set(added(store.getState(), code, isOwn));
    return 'done';
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    hasValidToken: fetched.hasValidToken,
    email: () => visitors.getState()?.email ?? fetched.tokenEmail(),
    async change(change) {
      const { code } = change;
      if (store.getState().busy.includes(code)) return 'busy';
      set({ busy: [...store.getState().busy, code] });
      const outcome = await send(await current(), change);
      set({ busy: withoutCode(store.getState().busy, code) });
      fetched.save();
      return outcome;
    },
    learn(code) {
      fetched.overtake();
      set(added(store.getState(), code, fetched.isOfAccount()));
      fetched.save();
    },
    settled: () => whenSettled(store),
  };
}

/**
 * Loads the code of the calls only if one is made.
 * @returns whether the visitor has to confirm a subscription by the link in an e-mail
 */
async function sendChange(subscribe: boolean, body: Subscription, signal: AbortSignal): Promise<boolean> {
  const { subscribeToNewsletter, unsubscribeFromNewsletter } = await import('./api/newsletters.ts');
  if (subscribe) return subscribeToNewsletter(body, signal);
  await unsubscribeFromNewsletter(body, signal);
  return false;
}

/** Adds a newsletter to the visitor's subscriptions, or to those for which a logged-out visitor signed up here. */
function added({ codes, signedUp }: OptinsState, code: string, isOwn: boolean): Partial<OptinsState> {
  return isOwn ? { codes: withCode(codes, code) } : { signedUp: withCode(signedUp, code) };
}

function addedUnconfirmed({ signedUp, unconfirmed }: OptinsState, code: string): Partial<OptinsState> {
  return { signedUp: withCode(signedUp, code), unconfirmed: withCode(unconfirmed, code) };
}

function whenSettled(store: StoreApi<OptinsState>): Promise<OptinsState> {
  return new Promise((resolve) => {
    const check = (state: OptinsState) => {
      if (state.state === 'waiting') return;
      end();
      resolve(state);
    };
    const end = store.subscribe(check);
    check(store.getState());
  });
}
