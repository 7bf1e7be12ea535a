import { ARTICLES, articleById, MOST_READ } from '../content/index.ts';
import type { Article } from '../content/types.ts';
import type { Paper } from '../server/addresses.ts';
import { clockTime } from '../server/dates.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { adSlot } from './ad-slot.ts';
import type { PageContext } from './context.ts';

/** More than a wide screen shows, where the block is a column [latest-news-2]. */
const LATEST = 12;

type Dated = Pick<PageContext, 'paper'>;

/**
 * The column beside articles and lists. What sticks while the reader scrolls stands last.
 * @param widget keeps all of it in view
 * @param hasAd whether an advertisement stands in it
 */
export function side(context: PageContext, widget?: 'article-sidebar', hasAd = false): Markup {
  return html`<aside class="with-side__side" aria-label="Ook lezen"${attributes({ 'data-widget': widget })}>${latest(context)}${hasAd && adSlot('rectangle', context)}${mostRead(context)}</aside>`;
}

/** The numbered list of what most people read. */
export function mostRead(context: Dated): Markup {
  return html`<section class="block most-read" aria-labelledby="meest-gelezen" data-widget="most-read" data-most-read-uri="/data/fragments/most-read">${mostReadContent(context)}</section>`;
}

/** The block's content: for the page, and for the fragment's address. */
export function mostReadContent({ paper }: Dated): Markup {
  return html`<h2 id="meest-gelezen">Meest gelezen</h2><ol>${MOST_READ.map(articleById).map(
    (article) => html`<li><a href="${paper.address(article)}">${article.headline}</a></li>`,
  )}</ol>`;
}

/** The newest articles, and the liveblogs by their newest update. */
export function latest(context: Dated): Markup {
  return html`<section class="block latest" aria-labelledby="net-binnen" data-widget="latest-news">${latestContent(context)}</section>`;
}

/** The block's content: for the page, and for the fragment's address. */
export function latestContent({ paper }: Dated): Markup {
  return html`<h2 id="net-binnen">Laatste nieuws</h2><ol>${newest(paper)
    .slice(0, LATEST)
    .map(
      ({ article, time }) =>
        html`<li><time datetime="${time.toISOString()}">${clockTime(time)}</time><a href="${paper.address(article)}">${article.headline}</a></li>`,
    )}</ol>`;
}

/** The news, newest first. */
export function newest(paper: Paper): { article: Article; time: Date }[] {
  return ARTICLES.filter(({ kind, section }) => kind !== 'native-ad' && section !== 'opinie')
    .map((article) => ({ article, time: paper.updatedAt(article) }))
    .sort((one, other) => other.time.getTime() - one.time.getTime());
}
