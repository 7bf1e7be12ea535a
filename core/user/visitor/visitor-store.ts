import { createStore, type StoreApi } from 'zustand/vanilla';
import { debugVisitorCodes } from '../../platform/debug/visitor-codes.ts';
import { emit } from '../../runtime/bus/bus.ts';
import type { Page } from '../../runtime/page/page.ts';
import { visitorKind } from './kind.ts';
import { loginSource } from './login-source.ts';
import { onVisitorMayHaveChanged } from './may-have-changed.ts';
import { classify, type Login, type Visitor } from './visitor.ts';
import { visitorConfig } from './visitor-config.ts';

/** What of a page tells who is reading it. */
type VisitedPage = Pick<Page, 'config' | 'plusPermissions' | 'thirdpartyTemplate'>;

/** Who reads this page; the same for all features. */
interface VisitorService {
  /**
   * Who is reading, also after a login or logout in another tab. Undefined while it is not known yet, which
   * only readers with a login cookie ever see; what the server sent stands meanwhile.
   */
  readonly store: StoreApi<Visitor | undefined>;
  /**
   * The present visitor: at once where it is known, else as soon as it is. Call it anew each time it matters, because
   * the visitor changes with a login or logout. Never rejects: a failure is a logged-out reader [visitor-6].
   */
  readonly current: () => Promise<Visitor>;
  /**
   * Asks the server anew whatever the cookie says: after something that changes the reader's rights, such as a
   * registration or a payment [visitor-5].
   */
  readonly refresh: () => Promise<Visitor>;
}

/** By the page's configuration, which stays the same object when the fragment changes. */
const services = new WeakMap<object, VisitorService>();

/**
 * Gives the page's visitor. The first who asks starts it; `/login-status` is called once for all, and only
 * when the login cookie is there [visitor-5].
 * @param page the page
 */
export function visitor(page: VisitedPage): VisitorService {
  const known = services.get(page.config) ?? startVisitor(page, new AbortController().signal);
  services.set(page.config, known);
  return known;
}

/**
 * Starts to watch who is reading.
 * @param page the page
 * @param signal ends the watching
 */
export function startVisitor(page: VisitedPage, signal: AbortSignal): VisitorService {
  const { loginCookie, segments, serviceTemplates } = visitorConfig(page);
  const store = createStore<Visitor | undefined>(() => undefined);

  const publish = (login: Login | undefined) => {
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

/** The visitor that a store holds now, or the first one that it will hold. */
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

/** Tells what of a visitor is no personal data. */
function emitChange(next: Visitor): void {
  const { status, loggedIn, regional, segment, familyStatus } = next;
  emit('visitor:changed', { kind: visitorKind(next), status, loggedIn, regional, segment, familyStatus });
}
