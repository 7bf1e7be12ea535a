import type { PodcastShow } from '../../../core/domain/podcasts/api/podcast-shows.ts';

/** The slugs of the listed podcasts, in order [podcast-list-1]. */
export const LISTED_PODCASTS = [
  'future-affairs',
  'onbehaarde-apen',
  'luisterartikelen',
  'cocainekoorts',
  'vandaag',
  'hetuur',
  'hans',
] as const;

/**
 * Selects the podcasts of the list and sorts them in its order [podcast-list-2].
 * @param shows the podcasts as sent; of two with the same slug the first counts
 */
export function shownPodcasts(shows: readonly PodcastShow[]): readonly PodcastShow[] {
  return LISTED_PODCASTS.flatMap((slug) => shows.find((show) => show.slug === slug) ?? []);
}

/**
 * Finds the page of a podcast among the links that the server sent: the last part of the path, a parameter or the
 * fragment is its slug. The data contain no address.
 * @param links the links of the server's list
 * @param slug the podcast's slug
 */
export function pageOf(links: Iterable<HTMLAnchorElement>, slug: string): string | undefined {
  for (const { href, pathname, search, hash } of links) {
    const last = pathname.split('/').filter(Boolean).at(-1);
    const names = [last, hash.slice(1), ...new URLSearchParams(search).values()];
    if (names.includes(slug)) return href;
  }
  return undefined;
}
