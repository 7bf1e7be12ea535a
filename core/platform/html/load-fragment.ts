import type { SiteConfig } from '../../runtime/config/site-config.ts';
import { HttpError } from '../http/http-error.ts';
import { withRetries } from '../http/with-retries.ts';
import { readHtml } from './read-html.ts';
import { safeHtml } from './safe-html.ts';
import { SHOWN } from './shown.ts';

/**
 * Fetches a part of a page and sanitises it. The sanitiser loads in parallel.
 * @param address absolute, or relative to the page
 * @param config the site's configuration, for the allowed origins
 * @param signal aborts
 * @returns nodes that are safe to insert and not empty
 * @throws HttpError; Error if the sanitiser could not be loaded
 */
export async function loadFragment(
  address: string,
  config: Pick<SiteConfig, 'fragmentOrigins'>,
  signal: AbortSignal,
): Promise<DocumentFragment> {
  const read = () => readHtml(address, { config, signal, expects: 'fragment' });
  const [text] = await Promise.all([withRetries(read, signal), safeHtml('')]);
  const fragment = await safeHtml(text);
  if (signal.aborted) throw new HttpError('aborted', 'The fragment is no longer wanted.');
  if (!fragment.textContent?.trim() && !fragment.querySelector(SHOWN)) {
    throw new HttpError('invalid', 'The answer is an empty fragment.');
  }
  return fragment;
}
