import type { SentFavourite } from '../../../../core/domain/favourites/api/favourites.ts';
import { parseAddress } from '../../../../core/runtime/page/address.ts';
import { savedArticle } from '../saved-article.ts';
import type { Wanted } from './sync-copies.ts';

/** The maximum number of articles that are stored in a browser. */
export const MAX_COPIES = 50;

/**
 * The articles that can be stored: those below the path for which the worker is registered.
 * @param saved the articles as the server sent them, newest first
 * @param scope that path
 * @param base the page's address
 */
export function wantedOf(saved: readonly SentFavourite[], scope: string, base: string): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const each of saved) {
    const { href, headline } = savedArticle(each, base);
    const url = parseAddress(href, base);
    if (url?.origin !== new URL(base).origin || !url.pathname.startsWith(scope)) continue;
    const address = url.origin + url.pathname;
    if (!wanted.has(address)) wanted.set(address, { address, headline });
  }
  return [...wanted.values()].slice(0, MAX_COPIES);
}
