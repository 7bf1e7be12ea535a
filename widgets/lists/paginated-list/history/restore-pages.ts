import { isAborted } from '../../../../core/platform/http/http-error.ts';
import { anchorScroll } from '../../../../core/platform/viewport/anchor-scroll.ts';
import { siteConfig } from '../../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../../core/runtime/feature/feature.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import { fetchPage, type ListPage } from '../pages/fetch-page.ts';

/** The pages before and after the one that the server sent. */
export interface RestoredPages {
  readonly earlier: readonly ListPage[];
  readonly later: readonly ListPage[];
}

/**
 * Restores the pages around the one that the server sent, after a reload or a back navigation. They are fetched in
 * parallel and inserted in order; the visible part does not move. If one is missing, none is shown, so that the list
 * has no gap.
 * @param addresses addresses of all pages, first to last
 * @param at index of the page that the server sent
 * @returns the pages that are now in the list
 */
export async function restorePages(
  addresses: readonly string[],
  at: number,
  hook: HTMLElement,
  holder: Element,
  { feature, page, signal }: Context,
): Promise<RestoredPages> {
  const config = siteConfig(page);
  const fetchAll = (some: readonly string[]) =>
    Promise.all(some.map((address) => fetchPage(address, hook, config, signal)));
  const itemsOf = (pages: readonly ListPage[]) => pages.flatMap(({ items }) => items);
  try {
    const [earlier, later] = await Promise.all([
      fetchAll(addresses.slice(0, at)),
      fetchAll(addresses.slice(at + 1)),
    ]);
    const first = holder.firstElementChild ?? undefined;
    anchorScroll(() => {
      holder.prepend(...itemsOf(earlier));
      holder.append(...itemsOf(later));
    }, first);
    return { earlier, later };
  } catch (cause) {
    if (!isAborted(cause))
      error(feature, 'The other pages could not be restored; the list has this page alone.', cause);
    return { earlier: [], later: [] };
  }
}
