import type { HonoRequest } from 'hono';
import { readFields } from './read-fields.ts';

/** Addresses that would send a visitor round in circles. */
const ACCOUNT_PAGES = /^\/(login|logout)(\/|$)/;
/** What the demo itself reads, and what must not travel on: tokens and personal data. */
const LEFT_OUT = /^(visitor|now|fault|colorScheme|email|.*token|gaa_.*)$/i;
const HERE = 'http://here.invalid';

/**
 * Reads `return_to`: where a visitor goes after logging in or out. Only a place on this site counts: a path that
 * starts with one slash, without backslashes and control characters, which browsers read in ways of their own
 * [login-modal-5].
 * @param text as it came with the request
 * @returns a path with query and fragment; the front page where the text is no such path
 */
export function safeReturnTo(text: unknown): string {
  if (typeof text !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, HERE))
    return '/';
  const url = new URL(text, HERE);
  // Dots in a path may leave two slashes at its start.
  if (url.origin !== HERE || url.pathname.startsWith('//') || ACCOUNT_PAGES.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/**
 * The page that a link to log in leads back to: the one that shows it, without what must not travel along. On
 * the account's own pages it is the one that they lead back to, by their address or by their form.
 */
export async function returnToOf(request: HonoRequest): Promise<string> {
  const url = new URL(request.url);
  if (ACCOUNT_PAGES.test(url.pathname)) {
    const fields = request.method === 'POST' ? await readFields(request) : {};
    return safeReturnTo(fields.return_to ?? url.searchParams.get('return_to'));
  }
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !LEFT_OUT.test(name)));
  return safeReturnTo(url.pathname + (query.size > 0 ? `?${query}` : ''));
}
