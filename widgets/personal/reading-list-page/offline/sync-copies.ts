import { create } from '../../../../core/platform/dom/create.ts';
import { readHtml } from '../../../../core/platform/html/read-html.ts';
import { HttpError } from '../../../../core/platform/http/http-error.ts';
import { readImage } from '../../../../core/platform/http/read-image.ts';
import { momentText } from '../../../../core/platform/time/moment/moment-text.ts';
import { now } from '../../../../core/platform/time/now.ts';
import type { SiteConfig } from '../../../../core/runtime/config/site-config.ts';
import { readsOffline } from '../../../../core/user/offline/offline-choice.ts';
import {
  OFFLINE_CACHE,
  OFFLINE_PAGE,
  removeOfflineCopies,
} from '../../../../core/user/offline/offline-copies.ts';
import { type ArticlePage, copyOf, readArticlePage } from './article-copy.ts';
import { LIST_TITLE, PAGE_TEXT, PAGE_TITLE, READABLE, storedText, TRY_AGAIN } from './texts.ts';

/** Age in ms above which a copy is fetched again. */
const FRESH_FOR = 60 * 60_000;
/** Maximum number of an article's pictures, and of bytes of each. */
const MAX_PICTURES = 8;
const MAX_PICTURE = 400_000;

/** The header with the time at which a copy was made, in epoch milliseconds. */
const SAVED_AT = 'X-Nmt-Saved-At';
/** The header that is 'true' if everybody may read the article. */
const IS_FREE = 'X-Nmt-Is-Free';
/** The status of the page that is shown instead of one without a copy, so that it is not mistaken for that page. */
const UNAVAILABLE = 503;
/** A copy runs no script and loads nothing, whatever its article contained. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** An article to store for reading without a connection. */
export interface Wanted {
  /** The absolute address on this site, without query and fragment. */
  readonly address: string;
  readonly headline: string;
}

/** The inputs of making copies. */
export interface SyncOptions {
  /** The absolute address of the reading list. */
  readonly list: string;
  readonly config: Pick<SiteConfig, 'fragmentOrigins'>;
  /** Whether the visitor may read articles that are not free. */
  readonly readsAll: boolean;
  /** Cancels the sync. An article whose pictures were cancelled gets no copy, and the stored list is not changed. */
  readonly signal: AbortSignal;
}

/** The articles that can be read without a connection. */
export interface Copies {
  readonly count: number;
  readonly bytes: number;
  /** Whether the browser had no space for more. */
  readonly isFull: boolean;
  /** Number of articles of the list that can be stored. */
  readonly wanted: number;
  /** Number of articles that only subscribers can read, if the visitor is not one. */
  readonly withheld: number;
}

/**
 * Brings the copies in line with the reading list: removes those that are no longer on the list or may no longer be
 * read, and fetches those that are new or may have changed. An article that cannot be fetched keeps its copy [design].
 * @param wanted the articles of the list, newest first
 * @param options see {@link SyncOptions}
 * @throws DOMException if the browser provides no cache
 */
export async function syncCopies(wanted: readonly Wanted[], options: SyncOptions): Promise<Copies> {
  const { list, readsAll, signal } = options;
  const cache = await caches.open(OFFLINE_CACHE);
  const addresses = new Set(wanted.map(({ address }) => address));
  for (const { url } of await cache.keys()) {
    if (url === list || url === pageAddress()) continue;
    // Before anything is fetched, because a subscription may have ended, and a fetch may fail.
    const mayStay = addresses.has(url) && (readsAll || isFree(await cache.match(url)));
    if (!mayStay) await cache.delete(url);
  }

  let isFull = false;
  let withheld = 0;
  /** @returns whether there was space */
  const put = async (address: string, copy: Response): Promise<boolean> => {
    try {
      await cache.put(address, copy);
      return true;
    } catch (cause) {
      if (!isQuotaExceeded(cause)) throw cause;
      isFull = true;
      return false;
    }
  };
  const mayGoOn = () => !signal.aborted && readsOffline();
  for (const { address } of wanted) {
    if (!mayGoOn() || isFull) break;
    if (isFresh(await cache.match(address))) continue;
    const page = await fetchArticle(address, options);
    // A failure is not an answer: the copy is kept.
    if (page === 'failed') continue;
    if (!page || !(page.isFree || readsAll)) {
      if (page) withheld += 1;
      await cache.delete(address);
    } else {
      const html = await htmlOf(page, options);
      // Its pictures may have been cancelled, and the visitor may have logged out.
      if (!mayGoOn()) break;
      await put(address, responseOf(html, page.isFree));
    }
  }
  const found = await Promise.all(
    wanted.map(async (each) => ((await cache.match(each.address)) ? each : [])),
  );
  let listed = found.flat();
  while (mayGoOn() && !(await put(list, responseOf(listHtml(listed), true)))) {
    const last = listed.at(-1);
    // Without the list nothing links to the articles, so they are removed; a single article can still be opened by its
    // address.
    if (!last || listed.length === 1) break;
    await cache.delete(last.address);
    listed = listed.slice(0, -1);
  }
  if (mayGoOn()) await put(pageAddress(), responseOf(pageHtml(listed), true, UNAVAILABLE));
  // Reading offline was turned off, or the visitor logged out, in the meantime.
  if (!readsOffline()) await removeOfflineCopies();
  return { ...(await measure(cache, list)), isFull, wanted: wanted.length, withheld };
}

async function fetchArticle(
  address: string,
  { config, signal }: SyncOptions,
): Promise<ArticlePage | undefined | 'failed'> {
  try {
    // Another page with a status of success, such as one about maintenance, does not remove the copy.
    return readArticlePage(await readHtml(address, { config, expects: 'page', signal }), address) ?? 'failed';
  } catch (cause) {
    // These statuses mean that the publisher has withdrawn the article.
    const isGone = cause instanceof HttpError && [404, 410].includes(cause.status ?? 0);
    return isGone ? undefined : 'failed';
  }
}

async function htmlOf(page: ArticlePage, { list, signal }: SyncOptions): Promise<string> {
  await Promise.all(
    page.pictures.map(async ({ element, address }, index) => {
      const data = index < MAX_PICTURES ? await pictureData(address, signal) : undefined;
      if (data) element.setAttribute('src', data);
      else element.remove();
    }),
  );
  return copyOf({ ...page, note: storedText(momentText(now())), list });
}

/** A picture as a data URL; undefined if it could not be loaded. */
async function pictureData(address: string, signal: AbortSignal): Promise<string | undefined> {
  if (new URL(address).origin !== self.origin) return undefined;
  try {
    const picture = await readImage(address, MAX_PICTURE, signal);
    return picture && (await dataAddress(picture));
  } catch {
    return undefined;
  }
}

function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(picture);
  });
}

/** The copy of the reading list, with the articles that can be read. */
function listHtml(articles: readonly Wanted[]): string {
  const content = [create('h1', {}, LIST_TITLE), linksTo(articles)];
  return copyOf({ title: LIST_TITLE, note: storedText(momentText(now())), content });
}

/** The page shown instead of one without a copy: the reason, a link to try again, and the articles that can be read. */
function pageHtml(articles: readonly Wanted[]): string {
  // An empty address is that of the page that the visitor opened.
  const again = create('p', {}, create('a', { href: '' }, TRY_AGAIN));
  const readable = articles.length > 0 ? [create('h2', {}, READABLE), linksTo(articles)] : [];
  const content = [create('h1', {}, PAGE_TITLE), create('p', {}, PAGE_TEXT), again, ...readable];
  return copyOf({ title: PAGE_TITLE, content });
}

function linksTo(articles: readonly Wanted[]): HTMLElement {
  const items = articles.map(({ address, headline }) =>
    create('li', {}, create('a', { href: address }, headline)),
  );
  return create('ul', {}, ...items);
}

const pageAddress = (): string => new URL(OFFLINE_PAGE, self.origin).href;

/** A new response, not the fetched one: browsers reject a redirected response for a navigation. */
function responseOf(html: string, isFree: boolean, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      [SAVED_AT]: String(now()),
      [IS_FREE]: String(isFree),
    },
  });
}

const isFree = (copy: Response | undefined): boolean => copy?.headers.get(IS_FREE) === 'true';

function isFresh(copy: Response | undefined): boolean {
  const age = now() - Number(copy?.headers.get(SAVED_AT) ?? Number.NaN);
  return age >= 0 && age < FRESH_FOR;
}

async function measure(cache: Cache, list: string): Promise<Pick<Copies, 'count' | 'bytes'>> {
  const copies = await cache.keys();
  const sizes = await Promise.all(
    copies.map(async ({ url }) => (await (await cache.match(url))?.blob())?.size ?? 0),
  );
  return {
    count: copies.filter(({ url }) => url !== list && url !== pageAddress()).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

const isQuotaExceeded = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError';
