import { createStore, type StoreApi } from 'zustand/vanilla';
import { debugVisitorCodes } from '../../platform/debug/debug-visitor-codes.ts';
import { emit } from '../../runtime/bus/bus.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import { visitorKind } from './kind.ts';
import { loginSource } from './login-source.ts';
import { onVisitorMayHaveChanged } from './on-visitor-may-have-changed.ts';
import { isRegional } from './rights.ts';
import { classify, type Login, type Visitor } from './visitor.ts';
import { visitorConfig } from './visitor-config.ts';

/** The facts of a page from which the visitor is derived. */
export type VisitedPage = Pick<Page, 'config' | 'plusPermissions' | 'thirdpartyTemplate'>;

/** The page's visitor, which all features share. */
interface VisitorService {
  /**
   * The visitor, kept up to date after a login or logout in another tab. Undefined while unknown, which happens only
   * with a login cookie; meanwhile the server's HTML stays.
   */
  readonly store: StoreApi<Visitor | undefined>;
  /**
   * The present visitor, as soon as it is known. Call it each time, because the visitor changes with a login or logout.
   * Never rejects: after a failure the visitor counts as logged out [visitor-6], and `isUnconfirmed` is true.
   */
  readonly current: () => Promise<Visitor>;
  /**
   * Fetches the login status again, whether or not there is a cookie: after a change of the visitor's rights, such as a
   * registration or a payment [visitor-5].
   */
  readonly refresh: () => Promise<Visitor>;
}

/**
 * Returns the page's visitor. The first call starts the lookup; `/login-status` is called once for all features, and
 * only with a login cookie [visitor-5].
 * @param page the page
 */
export const visitor = pageValue((page: VisitedPage): VisitorService => startVisitor(page, pageSignal(page)));

/**
 * Starts to keep the visitor up to date.
 * @param page the page
 * @param signal ends it
 */
export function startVisitor(page: VisitedPage, signal: AbortSignal): VisitorService {
  const { loginCookie, segments, serviceTemplates } = visitorConfig(page);
  const store = createStore<Visitor | undefined>(() => undefined);

  const publish = (login: Login | 'failed' | undefined) => {
    const next = classify(login, {
      plusPermissions: page.plusPermissions,
      isServiceSite: serviceTemplates.includes(page.thirdpartyTemplate),
      segments,
      debugCodes: debugVisitorCodes(location.hash),
    });
    if (JSON.stringify(next) === JSON.stringify(store.getState())) return;
    store.setState(next, true);
    emitChange(next);
  };
  const source = loginSource(loginCookie, publish);
  source.check();
  onVisitorMayHaveChanged(source.check, signal);

  return {
    store,
    current: () => presentIn(store),
    async refresh() {
      await source.refresh();
      return presentIn(store);
    },
  };
}

/** Resolves to the visitor in a store, now or as soon as there is one. */
function presentIn(store: StoreApi<Visitor | undefined>): Promise<Visitor> {
  return new Promise((resolve) => {
    const take = (next: Visitor | undefined) => {
      if (!next) return;
      end();
      resolve(next);
    };
    const end = store.subscribe(take);
    take(store.getState());
  });
}

/** Emits the fields of a visitor that are not personal data. */
function emitChange(next: Visitor): void {
  const { status, loggedIn, segment, familyStatus } = next;
  emit('visitor:changed', {
    kind: visitorKind(next),
    status,
    loggedIn,
    regional: isRegional(next),
    segment,
    familyStatus,
  });
}
