import { isAborted } from '../../../../core/platform/http/http-error.ts';
import { anchorScroll } from '../../../../core/platform/viewport/anchor-scroll.ts';
import { siteConfig } from '../../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../../core/runtime/feature/feature.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import { fetchPage } from '../pages/fetch-page.ts';

/**
 * Restores the pages before the one that the server sent, after a reload or a step back. They are fetched together and
 * inserted in their order, above the visible part, which does not move; if one is missing, none is shown, so that the
 * list has no gap.
 * @param addresses of the earlier pages, first to last
 * @returns those that are in the list now
 */
export async function restorePages(
  addresses: readonly string[],
  hook: HTMLElement,
  holder: Element,
  { feature, page, signal }: Context,
): Promise<readonly string[]> {
  const config = siteConfig(page);
  try {
    const pages = await Promise.all(addresses.map((address) => fetchPage(address, hook, config, signal)));
    const first = holder.firstElementChild ?? undefined;
    anchorScroll(() => holder.prepend(...pages.flatMap(({ items }) => items)), first);
    return addresses;
  } catch (cause) {
    if (!isAborted(cause))
      error(feature, 'The earlier pages could not be restored; the list begins here.', cause);
    return [];
  }
}
