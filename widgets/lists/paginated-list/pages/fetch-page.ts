import { pinAddresses } from '../../../../core/platform/html/pin-addresses.ts';
import { readHtml } from '../../../../core/platform/html/read-html.ts';
import { safeHtml } from '../../../../core/platform/html/safe-html.ts';
import { HttpError } from '../../../../core/platform/http/http-error.ts';
import type { SiteConfig } from '../../../../core/runtime/config/site-config.ts';

/** Maximum number of items from one page; more would block the browser while it renders them. */
const MAX_ITEMS = 200;

/** The parts of a fetched page that a list uses. */
export interface ListPage {
  readonly address: string;
  /** The sanitized items, not in the document yet. */
  readonly items: readonly Element[];
  /** The target of that page's own more-button. */
  readonly next: string | null | undefined;
}

/**
 * Fetches a page and extracts the items of the list. The page is parsed and sanitized in an inert document; the rest of
 * it is not used [paginated-list-5].
 * @param address address of the page, on this site
 * @param hook the list; if a page has several, the one with the same name or index is used
 * @param config the site's configuration
 * @param signal cancels
 * @throws HttpError; `invalid` if the page has no such list, such as a login page
 */
export async function fetchPage(
  address: string,
  hook: HTMLElement,
  config: Pick<SiteConfig, 'fragmentOrigins'>,
  signal: AbortSignal,
): Promise<ListPage> {
  const [text] = await Promise.all([readHtml(address, { config, signal, expects: 'page' }), safeHtml('')]);
  const page = await safeHtml(text);
  if (signal.aborted) throw new HttpError('aborted', 'The page is no longer wanted.');
  const list = listsLike(hook, page)[listsLike(hook, document).indexOf(hook)];
  const holder = list?.querySelector('[data-list-items]');
  if (!holder) {
    const { pathname } = new URL(address);
    throw new HttpError('invalid', `${pathname} has no such list; it may be a page of another kind.`);
  }
  const next = moreLink(list)?.getAttribute('href');
  pinAddresses(holder, address);
  return {
    address,
    items: [...holder.children].slice(0, MAX_ITEMS),
    next,
  };
}

/** The link of a list's more-button: the button itself, or a link within it. */
export function moreLink(list: ParentNode | undefined): HTMLAnchorElement | undefined {
  const more = list?.querySelector('[data-list-more]');
  if (more instanceof HTMLAnchorElement) return more;
  return more?.querySelector<HTMLAnchorElement>('a[href]') ?? undefined;
}

function listsLike(hook: HTMLElement, root: ParentNode): Element[] {
  return [...root.querySelectorAll<HTMLElement>('[data-paginated-list]')].filter(
    (list) => list.dataset.paginatedList?.trim() === hook.dataset.paginatedList?.trim(),
  );
}
