import type { HonoRequest } from 'hono';
import { returnPath } from '../../core/platform/navigation/return-to.ts';
import { readFields } from './read-fields.ts';

/** Addresses to which returning would cause a redirect loop. */
const ACCOUNT_PAGES = /^\/(login|logout|account\/(maken|wachtwoord|bevestigen)|wachtwoord-vergeten)(\/|$)/;
/** The page on which a reader sets the first password of the account. */
export const FIRST_PASSWORD = '/account/wachtwoord/';
/** The demo's own parameters; they must not take effect again after returning. */
const DEMO_PARAMETERS = ['visitor', 'now', 'fault', 'colorScheme'];
/** The path of the page of subscriptions; related pages are below it. */
export const SUBSCRIPTIONS = '/abonnementen/';
const HERE = 'http://here.invalid';

/**
 * Reads `return_to`: the address to which logging in or out returns. The product's own rule decides what is an address
 * of this site [login-modal-5].
 * @param text as received
 * @returns a path with query and fragment; the front page if the text is not such a path
 */
export function safeReturnTo(text: string | null | undefined): string {
  const path = text?.startsWith('/') ? returnPath(text, HERE) : undefined;
  return path === undefined || ACCOUNT_PAGES.test(path) ? '/' : path;
}

/**
 * The address to which a login link on a page returns: the page itself, without the parameters that must not be kept.
 * On the account's own pages it is their own return address.
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

/** Path and query of the page of this site from which a request comes; undefined for another site or an unknown one. */
export function refererPath(request: HonoRequest): string | undefined {
  const referer = request.header('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === request.header('host') ? pathname + search : undefined;
}

/** Path, query and fragment of an address, without the demo's own parameters. */
function withoutDemo(url: URL): string {
  // Deleting a parameter that does not exist would still change how the others are written.
  for (const name of DEMO_PARAMETERS) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/**
 * Reads the `return_to` of a link to the subscriptions: the address to which the reader returns after subscribing or
 * deciding against it.
 * @param text as received
 * @returns a path with query and fragment; undefined if the text is not a page of this site to go back to
 */
export function wayBack(text: string | undefined): string | undefined {
  const path = text?.startsWith('/') ? returnPath(text, HERE) : undefined;
  if (path === undefined || ACCOUNT_PAGES.test(path) || path.startsWith(SUBSCRIPTIONS)) return undefined;
  return withoutDemo(new URL(path, HERE));
}
