import type { SiteConfig } from '../../runtime/config/site-config.ts';
import { HttpError } from '../http/http-error.ts';
import { readHtml } from './read-html.ts';
import { safeHtml } from './safe-html.ts';
import { parseInert } from './trusted.ts';

/** An element of another page. */
export interface PagePart {
  /** The element, sanitised and not in the document. */
  readonly part: HTMLElement;
  /** The other page's title; may be empty. */
  readonly title: string;
}

/**
 * Fetches another page and takes one element out of it. The sanitiser loads in parallel.
 * @param address the page's address
 * @param selector selects the element; the first match counts
 * @param options the site's configuration, and a signal that aborts
 * @throws HttpError; `invalid` if the page is cut off or has no such element. Error if the sanitiser could not be
 *   loaded
 */
export async function loadPagePart(
  address: string,
  selector: string,
  { config, signal }: { config: Pick<SiteConfig, 'fragmentOrigins'>; signal: AbortSignal },
): Promise<PagePart> {
  const [html] = await Promise.all([readHtml(address, { config, signal, expects: 'page' }), safeHtml('')]);
  const root = parseInert(html);
  const part = (await safeHtml(root.querySelector(selector)?.outerHTML ?? '')).querySelector(selector);
  if (signal.aborted) throw new HttpError('aborted', 'The page is no longer wanted.');
  if (!(part instanceof HTMLElement)) throw invalid(`has no ${selector}`);
  return { part, title: root.title };
}

const invalid = (what: string) => new HttpError('invalid', `The fetched page ${what}.`);
