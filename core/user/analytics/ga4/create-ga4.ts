import { isRevisit } from '../../../platform/navigation/is-revisit.ts';
import { storedItem } from '../../../platform/storage/stored-item.ts';
import { on } from '../../../runtime/bus/bus.ts';
import type { Configured } from '../../../runtime/config/config-section.ts';
import { hasCookie } from '../../../runtime/page/read-cookie.ts';
import { visitorConfig } from '../../visitor/visitor-config.ts';
import { onPageView } from '../page-views.ts';
import { entriesOf } from './entries-of.ts';
import { type Ga4Name, ga4Config } from './ga4-config.ts';
import { ga4EventOf, searchTerm, type TrackedEvent } from './ga4-events.ts';

/** Whether this browser was logged in when the login status was last known. */
const loggedIn = storedItem({ key: 'nmt_logged_in', accepts: isBoolean });

/** The connection to Google Analytics 4. */
export interface Ga4 {
  /**
   * Returns the entries that are pushed for an event: the product's own, and Google's if it has a name for the event.
   */
  readonly entriesFor: (event: TrackedEvent) => unknown[];
}

/**
 * Reports events to Google Analytics 4 by Google's names: those that correspond to the product's own, and `login` and
 * `search`, for which the product has none. Nothing is reported twice: a login once for each browser, not after a
 * registration and not on the next page; a search not again for its further pages, after a reload or after going back.
 * @param page the page
 * @param report adds an event to the queue of the data layer, without e-mail addresses; the queue then calls
 *   `entriesFor`
 * @param signal ends it
 */
export function createGa4(
  page: Configured,
  report: (event: Ga4Name, fields: Readonly<Record<string, string>>) => void,
  signal: AbortSignal,
): Ga4 {
  const { format, events, searchParameters } = ga4Config(page);
  const wants = (name: Ga4Name) => events.includes(name);
  let hasRegistered = false;

  if (wants('login')) {
    on(
      'visitor:changed',
      (visitor) => {
        // After a failed call a visitor only seems to be logged out: the cookie is still there [visitor-6].
        if (!visitor.loggedIn && hasCookie(visitorConfig(page).loginCookie)) return;
        const before = loggedIn.read();
        if (before === visitor.loggedIn) return;
        loggedIn.write(visitor.loggedIn);
        // At the first visit it is unknown since when the visitor has been logged in.
        if (visitor.loggedIn && before === false) report('login', { method: 'site' });
      },
      signal,
    );
  }
  if (wants('search')) {
    onPageView(({ address, referrer, restored }) => {
      const words = searchTerm(address, searchParameters);
      if (words === undefined || restored || words === searchTerm(referrer, searchParameters)) return;
      // The document's own view is not reported again after a reload or on the way back. Searches within the page have
      // this page as their referrer.
      if (referrer === document.referrer && isRevisit()) return;
      report('search', { search_term: words });
    }, signal);
  }

  return {
    entriesFor(event) {
      if (event.event === 'register') hasRegistered = true;
      const { event: name, ...parameters } = event;
      // The queue keeps the order: a registration precedes the login that follows from it.
      if (name === 'login' && hasRegistered) return [];
      if (name === 'login' || name === 'search') return entriesOf(undefined, { name, parameters }, format);
      const ga4 = ga4EventOf(event);
      return entriesOf(event, ga4 && wants(ga4.name) ? ga4 : undefined, format);
    },
  };
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
