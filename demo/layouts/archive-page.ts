import { slugify } from '../../core/platform/ids/slug.ts';
import { ARTICLES } from '../content/index.ts';
import { OLDER } from '../content/older/index.ts';
import type { Article } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { type Listing, listingPage, pageNumber, paginatedList } from './listing.ts';
import { page } from './page.ts';
import { side } from './side.ts';
import { teaser } from './teaser.ts';

const SIZES = { first: 8, other: 8 };

/** One page of what a search in the archive found. */
interface Found {
  readonly topic: string | undefined;
  readonly query: string;
  readonly count: number;
  readonly listing: Listing<Article>;
  readonly address: string;
}

/**
 * Searches the archive as its form and the tags of its cards ask: words in `query`, a topic's slug in `onderwerp`.
 * @returns undefined where there is no page of that number
 */
export function archiveSearch(parameters: URLSearchParams): Found | undefined {
  const query = parameters.get('query')?.trim() ?? '';
  const slug = parameters.get('onderwerp') ?? '';
  const all = [...ARTICLES, ...OLDER]
    .filter(({ kind }) => kind !== 'native-ad')
    .filter((article) => slug === '' || article.topics.some((topic) => slugify(topic) === slug))
    .filter((article) => `${article.headline} ${article.lead}`.toLowerCase().includes(query.toLowerCase()));
  const number = pageNumber(parameters.get('pagina') ?? undefined);
  const addressOf = (at: number) => {
    const kept = new URLSearchParams({ source: 'archive' });
    if (query) kept.set('query', query);
    if (slug) kept.set('onderwerp', slug);
    if (at > 1) kept.set('pagina', String(at));
    return `/search?${kept}`;
  };
  const listing = number === undefined ? undefined : listingPage(all, number, SIZES, addressOf);
  if (!listing || number === undefined) return undefined;
  const topic = all.flatMap(({ topics }) => topics).find((name) => slugify(name) === slug);
  return { topic, query, count: all.length, listing, address: addressOf(number) };
}

/** The archive: everything that appeared, newest first. */
export function archivePage({ topic, query, count, listing, address }: Found, context: PageContext): Markup {
  const items = listing.items.map((article) =>
    teaser(article, context, { level: 2, className: 'teaser--list' }),
  );
  const what = topic === undefined ? '' : ` over ${topic}`;
  const found = count === 1 ? '1 bericht' : `${count} berichten`;
  return page(
    {
      title: `Archief${what}`,
      description: 'Alles wat in de krant stond, het nieuwste eerst.',
      pageType: 'search-page',
      canonical: address,
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Archief${what}</h1><p>${found}${what}${query && ` met „${query}”`}, het nieuwste eerst.</p></div>
<form class="archive-search" action="/search" role="search" aria-label="Archief"><input type="hidden" name="source" value="archive"><label for="archief-zoek">Zoek in het archief</label><input id="archief-zoek" name="query" type="search" value="${query}"><button class="button">Zoek</button></form>
${count === 0 ? html`<p>Hier is niets over te vinden. Probeer een ander woord, of <a href="/search?source=archive">blader door alles</a>.</p>` : paginatedList(listing, items, 'teaser-list')}
</div>${side(context)}</div>`,
    },
    context,
  );
}
