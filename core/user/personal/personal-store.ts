import { createStore } from 'zustand/vanilla';
import { onEntries } from '../../platform/http/outbox/box.ts';
import { onWakeSigns } from '../../platform/http/outbox/on-wake-signs.ts';
import { now } from '../../platform/time/now.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageMap } from '../../runtime/page/page-map.ts';
import { pageSignal, pageValue } from '../../runtime/page/page-value.ts';
import { profileWritesInTurn, type WriteOutcome } from '../profile/profile-write.ts';
import { onUnseenWrites } from '../profile/unseen-writes.ts';
import { changedAt, onSyncedChange } from '../sync/sync-state.ts';
import { accountId } from '../visitor/account-id.ts';
import { loginHash } from '../visitor/login-hash.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { visitor } from '../visitor/visitor-store.ts';
import type { Account } from './account-copy.ts';
import { createPersonalStore, type PersonalParts, type PersonalStore } from './create-personal-store.ts';
import type { Subject } from './subject.ts';

/**
 * Data of the visitor's account that several widgets show and change: one store per subject and page. It depends on the
 * visitor: after a logout, or a login of another account, no data of the former one is shown, stored or sent.
 *
 * Load it lazily: with the outbox it costs a page 10 KB (brotli).
 * @param page the page
 * @param subject one object per subject, at the top of a module
 */
export function personalStore<Data, Change>(
  page: Page,
  subject: Subject<Data, Change>,
): PersonalStore<Data, Change> {
  // The types of the store are determined by the subject.
  return storeOf(page, subject as unknown as Subject<unknown, unknown>) as unknown as PersonalStore<
    Data,
    Change
  >;
}

const storeOf = pageMap((page: Page, subject: Subject<unknown, unknown>) =>
  createPersonalStore(subject, {
    ...personalPage(page),
    load: (signal: AbortSignal) => subject.load(page, signal),
    ...syncOf(subject.source),
  }),
);

/** The events after which data is outdated: a change on another device, and a write that storage does not report. */
function syncOf(source: string | undefined): Pick<PersonalParts<never>, 'onOutdated' | 'outdatedAt'> {
  if (source === undefined) return { onOutdated: onUnseenWrites };
  return {
    onOutdated(handler, signal) {
      onUnseenWrites(handler, signal);
      onSyncedChange(source, handler, signal);
    },
    outdatedAt: () => changedAt(source),
  };
}

/** The dependencies that the stores of a page share. */
type PersonalPage = Omit<PersonalParts<never>, 'load' | 'onOutdated' | 'outdatedAt'>;

const personalPage = pageValue((page: Page): PersonalPage => {
  const { store, refresh } = visitor(page);
  const { loginCookie } = visitorConfig(page);
  const accountOf = (present: Visitor | undefined): Account =>
    present && (accountId(present, loginCookie) ?? null);
  const account = createStore<Account>(() => accountOf(store.getState()));
  /** The login for which the account is known. */
  let mark = loginHash(loginCookie);
  store.subscribe((next) => {
    mark = loginHash(loginCookie);
    account.setState(accountOf(next), true);
  });
  return {
    account,
    async isPresent(owner) {
      const present = loginHash(loginCookie);
      // There may be another login of which this page has not been notified. Some servers also renew the cookie of the
      // same login.
      if (present !== mark && present !== undefined) {
        await refresh();
        mark = present;
      }
      return present === mark && account.getState() === owner;
    },
    // The visitor sees the change: if it is refused, the former state is shown again, and they can repeat it.
    writeInTurn: (writes) =>
      profileWritesInTurn(
        page,
        writes.map((write) => ({ ...write, firstAnswerDecides: true })),
      ).map(async (write): Promise<WriteOutcome> => {
        const outcome = await write;
        if (outcome.state !== 'refused' || outcome.status !== 401) return outcome;
        // The session has ended only on the server: the page has to update its login status, or it would offer the same
        // again.
        void refresh();
        return { state: 'logged-out' };
      }),
    onEntries,
    onWakeSigns,
    now,
    signal: pageSignal(page),
  };
});
