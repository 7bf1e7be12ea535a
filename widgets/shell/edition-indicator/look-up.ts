import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { storedAnswer } from '../../../core/platform/http/stored-answer.ts';
import { now } from '../../../core/platform/time/now.ts';
import { configAddress } from '../../../core/runtime/config/config-address.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { pageValue } from '../../../core/runtime/page/page-value.ts';
import { loginHash } from '../../../core/user/visitor/login-hash.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { cacheTime, type EditionDates } from './editions.ts';

/** The address of the latest edition's time (docs/reference/calls.md); without it there is no dot for a new edition. */
const latestEdition = configAddress('endpoints.latestEdition');
/** The address of the visitor's view date (docs/reference/calls.md); without it there is no dot. */
const viewDate = configAddress('endpoints.viewDate');

/**
 * The lookups' results, stored locally for all pages and tabs [edition-indicator-1]. The key is the hash of the login
 * cookie, so that another visitor in this browser does not get these dates.
 */
const datesOf = pageValue((page: Page) =>
  sharedRead(
    async ({ edition, viewed }: Lookups): Promise<EditionDates> => {
      // The code for calls and checks loads with the first call.
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

/** The addresses and the visitor of a lookup. */
interface Lookups {
  /** Hash of the login cookie. */
  readonly login: string;
  readonly edition: string;
  readonly viewed: string;
}

/**
 * Looks up the dates that decide on an edition, or returns the stored ones while they are valid. Without an address in
 * the site's configuration there is no lookup [edition-indicator-4]. All hooks share the calls, so that removing a hook
 * does not cancel them.
 * @param page the page, whose configuration has the addresses
 * @returns undefined if the site has no addresses, or nobody is logged in
 * @throws HttpError if one of the lookups fails; nothing is stored then
 */
export async function lookUp(page: Page): Promise<EditionDates | undefined> {
  const addresses = { edition: latestEdition(page), viewed: viewDate(page) };
  const login = loginHash(visitorConfig(page).loginCookie);
  if (!addresses.edition || !addresses.viewed || login === undefined) return undefined;
  return datesOf(page)({ login, edition: addresses.edition, viewed: addresses.viewed });
}

function isDates(value: unknown): value is EditionDates {
  return (
    isRecord(value) &&
    [value.edition, value.article, value.viewed].every((at) => at === undefined || typeof at === 'number')
  );
}
