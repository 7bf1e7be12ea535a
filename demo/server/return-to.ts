import type { HonoRequest } from 'hono';
import { returnPath } from '../../core/platform/navigation/return-to.ts';
import { readFields } from './read-fields.ts';

/** Addresses that would send a visitor round in circles. */
const ACCOUNT_PAGES = /^\/(login|logout|account\/(maken|wachtwoord|bevestigen)|wachtwoord-vergeten)(\/|$)/;
/** Where a reader chooses a password whose account has none. */
export const FIRST_PASSWORD = '/account/wachtwoord/';
/** The demo's own parameters; they must not take effect again on the way back. */
const DEMO_PARAMETERS = ['visitor', 'now', 'fault', 'colorScheme'];
/** The page of subscriptions, and those that belong to it. */
export const SUBSCRIPTIONS = '/abonnementen/';
const HERE = 'http://here.invalid';

/**
 * Reads `return_to`: where a visitor goes after logging in or out. The product's own rule decides what is a
 * place on this site [login-modal-5].
 * @param text as it came with the request
 * @returns a path with query and fragment; the front page if the text is not such a path
 */
export function safeReturnTo(text: string | null | undefined): string {
  const path = text?.startsWith('/') ? returnPath(text, HERE) : undefined;
  return path === undefined || ACCOUNT_PAGES.test(path) ? '/' : path;
}

/**
 * The page that a link to log in leads back to: the one that shows it, without what must not travel along. On
 * the account's own pages it is the one that they lead back to.
 */
export async function returnToOf(request: HonoRequest): Promise<string> {
  const url = new URL(request.url);
  if (ACCOUNT_PAGES.test(url.pathname)) {
    const fields = request.method === 'POST' ? await readFields(request) : {};
    return safeReturnTo(fields.return_to ?? url.searchParams.get('return_to'));
  }
  url.hash = '';
  return safeReturnTo(withoutDemo(url));
}

/** Path and query of the page of this site that a request comes from; undefined for another site's or none. */
export function refererPath(request: HonoRequest): string | undefined {
  const referer = request.header('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === request.header('host') ? pathname + search : undefined;
}

/** Path, query and fragment of an address, without the demo's own parameters. */
function withoutDemo(url: URL): string {
  // Deleting one that is not there would still write the others differently.
  for (const name of DEMO_PARAMETERS) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/**
 * Reads the `return_to` of a link to the subscriptions: where a reader goes who has subscribed, or does not.
 * @param text as it came with the request
 * @returns a path with query and fragment; undefined if the text is not a page of this site to go back to
 */
export function wayBack(text: string | undefined): string | undefined {
  const path = text?.startsWith('/') ? returnPath(text, HERE) : undefined;
  if (path === undefined || ACCOUNT_PAGES.test(path) || path.startsWith(SUBSCRIPTIONS)) return undefined;
  return withoutDemo(new URL(path, HERE));
}
