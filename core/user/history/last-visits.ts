import { type Item, storedItem } from '../../platform/storage/stored-item.ts';
import { now } from '../../platform/time/now.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import type { Page } from '../../runtime/page/page.ts';
import { loginHash } from '../visitor/login-hash.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { historyPermission } from './permission.ts';
import { refusesHistory } from './refuses-history.ts';

/** A visit of a page with continuing news, such as a liveblog or the front page. */
export interface Visit {
  /** The time up to which the visitor has seen the news, by the newsroom's clock, in epoch milliseconds. */
  readonly seen: number;
  /** The time of the visit by this device's clock, in epoch milliseconds. */
  readonly at: number;
}

/** The latest visit of a page, and the previous one. */
export interface PageVisits extends Visit {
  readonly page: string;
  readonly before?: Visit | undefined;
}

/** The visit in progress. */
export interface OpenVisit {
  /** The previous visit; undefined at the first one. */
  readonly before: Visit | undefined;
  /**
   * Stores the time up to which the visitor has seen the news, unless the visitor has logged out or refused meanwhile.
   */
  readonly keep: (seen: number) => void;
}

interface StoredVisits {
  /** A hash that identifies the login; empty for a visitor who is not logged in. */
  readonly of: string;
  readonly pages: readonly PageVisits[];
}

/**
 * The time in ms for which a visit continues after the page was left, so that a reload or a return from an article
 * belongs to it.
 */
const PAUSE = 30 * 60_000;
/** The maximum number of stored pages, and the age in ms after which they are dropped. */
const MAX_VISITS = 40;
const MAX_AGE = 30 * 86_400_000;

const accepts = (value: unknown): value is StoredVisits =>
  isRecord(value) &&
  typeof value.of === 'string' &&
  Array.isArray(value.pages) &&
  value.pages.every(
    (page) =>
      isRecord(page) &&
      typeof page.page === 'string' &&
      isVisit(page) &&
      (page.before === undefined || isVisit(page.before)),
  );

const ofAccount = storedItem<StoredVisits>({ key: 'nmt_visits', accepts });
const ofAnonymous = storedItem<StoredVisits>({ key: 'nmt_visits_anonymous', accepts });

/**
 * Starts a visit of a page, in this browser only [design].
 * @param page identifies the visitor
 * @param name the page's name among the stored ones, such as `liveblog:4104`
 * @returns undefined if the visitor refuses a reading history, so that nothing may be stored
 */
export async function openVisit(page: Page, name: string): Promise<OpenVisit | undefined> {
  if (await refusesHistory(page)) {
    ofAccount.remove();
    return undefined;
  }
  const { loginCookie } = visitorConfig(page);
  const login = loginHash(loginCookie);
  const item = login === undefined ? ofAnonymous : ofAccount;
  const of = login ?? '';
  const before = visitBefore(
    pagesOf(item, of).find((known) => known.page === name),
    now(),
  );
  return {
    before,
    keep(seen) {
      if (loginHash(loginCookie) !== login || historyPermission(login) === false) return;
      item.write({
        of,
        pages: withVisit(pagesOf(item, of), { page: name, seen, at: now(), before }, now()),
      });
    },
  };
}

/**
 * Returns the visit before the present one.
 * @param known the latest stored visit, which may still be in progress
 * @param present in epoch milliseconds
 * @returns undefined at the first visit
 */
export function visitBefore(known: PageVisits | undefined, present: number): Visit | undefined {
  // A visit in the future was stored before the clock was set back.
  if (!known || known.at > present) return undefined;
  return present - known.at < PAUSE ? known.before : { seen: known.seen, at: known.at };
}

/** Adds a visit to the stored ones, latest first, and drops those that are too old or too many. */
export function withVisit(pages: readonly PageVisits[], visit: PageVisits, present: number): PageVisits[] {
  const others = pages.filter(({ page, at }) => page !== visit.page && present - at <= MAX_AGE);
  return [visit, ...others].slice(0, MAX_VISITS);
}

function pagesOf(item: Item<StoredVisits>, of: string): readonly PageVisits[] {
  const stored = item.read();
  return stored?.of === of ? stored.pages : [];
}

function isVisit(value: unknown): value is Visit {
  return isRecord(value) && Number.isFinite(value.seen) && Number.isFinite(value.at);
}
