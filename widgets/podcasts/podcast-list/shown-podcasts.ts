import type { PodcastShow } from '../../../core/domain/podcasts/api/podcast-shows.ts';

/** The podcasts of the list, in its order [podcast-list-1]. */
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
 * Picks the podcasts of the list and puts them into its order [podcast-list-2].
 * @param shows as sent; of two with one slug the first counts
 */
export function shownPodcasts(shows: readonly PodcastShow[]): readonly PodcastShow[] {
  return LISTED_PODCASTS.flatMap((slug) => shows.find((show) => show.slug === slug) ?? []);
}

/**
 * Finds the page of a podcast among the links that the server sent: the last part of the path, a parameter or the
 * fragment is its slug. The data have no address.
 * @param links of the server's list
 * @param slug of the podcast
 */
export function pageOf(links: Iterable<HTMLAnchorElement>, slug: string): string | undefined {
  for (const { href, pathname, search, hash } of links) {
    const last = pathname.split('/').filter(Boolean).at(-1);
    const names = [last, hash.slice(1), ...new URLSearchParams(search).values()];
    if (names.includes(slug)) return href;
  }
  return undefined;
}
