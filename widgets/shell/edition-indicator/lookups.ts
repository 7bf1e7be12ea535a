import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { storedAnswer } from '../../../core/platform/storage/stored-answer.ts';
import { now } from '../../../core/platform/time/clock.ts';
import { endpoint } from '../../../core/runtime/config/endpoint.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import { oncePerPage } from '../../../core/runtime/page/once-per-page.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { loginMark } from '../../../core/user/visitor/login-hint.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { cacheTime, type EditionDates } from './editions.ts';

/**
 * The lookups, kept locally for all pages and tabs [edition-indicator-1]. The key is the mark of the login cookie: a
 * date of one reader says nothing of the next one in this browser.
 */
const datesOf = oncePerPage((page: Page) =>
  sharedRead(
    async ({ edition, viewed }: Lookups): Promise<EditionDates> => {
      // What calls and checks loads with the first call.
      const { fetchDates } = await import('./fetch-dates.ts');
      return fetchDates(page, { edition, viewed });
    },
    {
      freshFor: () => cacheTime(now()),
      store: storedAnswer({ key: 'nmt_edition_dates', accepts: isDates }),
      retries: false,
    },
  ),
);

/** What is looked up, and for whom. */
interface Lookups {
  /** Mark of the login cookie. */
  readonly reader: string;
  readonly edition: string;
  readonly viewed: string;
}

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
  return datesOf(page)({ reader, edition: addresses.edition, viewed: addresses.viewed });
}

function isDates(value: unknown): value is EditionDates {
  return (
    isRecord(value) &&
    [value.edition, value.article, value.viewed].every((at) => at === undefined || typeof at === 'number')
  );
}
