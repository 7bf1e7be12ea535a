import { cached } from '../../../core/platform/storage/cached.ts';
import { now } from '../../../core/platform/time/clock.ts';
import { endpoint } from '../../../core/runtime/config/endpoint.ts';
import { isRecord } from '../../../core/runtime/config/readers.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { loginMark } from '../../../core/user/visitor/login-hint.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { cacheTime, type EditionDates } from './editions.ts';

/** What was looked up, and for whom: a date of one reader says nothing of the next one in this browser. */
interface Kept extends EditionDates {
  /** Mark of the login cookie. */
  readonly reader: string;
}

/** Kept locally, for all pages and tabs [edition-indicator-1]. */
const kept = cached<Kept>({ key: 'nmt_edition_dates', accepts: isKept });

/**
 * Looks up the dates by which an edition is judged, or takes what was looked up before as long as it counts. Where
 * the site names no lookup there is nothing to judge by, and nobody is asked [edition-indicator-4]. All hooks share
 * the calls, which therefore do not end with one of them.
 * @param page names the addresses
 * @returns undefined where the site names no addresses, or nobody is logged in
 * @throws HttpError where one of the lookups fails; nothing is kept then
 */
export async function lookUp(page: Page): Promise<EditionDates | undefined> {
  const addresses = { edition: endpoint(page, 'latestEdition'), viewed: endpoint(page, 'viewDate') };
  const reader = loginMark(visitorConfig(page).loginCookie);
  if (!addresses.edition || !addresses.viewed || reader === undefined) return undefined;
  const { edition, viewed } = addresses;
  const load = async (): Promise<Kept> => {
    // What calls and checks comes only with the first call.
    const { fetchDates } = await import('./fetch-dates.ts');
    return { ...(await fetchDates(page, { edition, viewed })), reader };
  };
  const maxAge = cacheTime(now());
  const found = await kept.get(load, maxAge);
  if (found.reader === reader) return found;
  kept.forget();
  return kept.get(load, maxAge);
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.reader === 'string' &&
    [value.edition, value.article, value.viewed].every((at) => at === undefined || typeof at === 'number')
  );
}
