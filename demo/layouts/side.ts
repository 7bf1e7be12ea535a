import { FRESH } from '../content/fresh.ts';
import { ARTICLES, articleById, MOST_READ } from '../content/index.ts';
import type { Article } from '../content/types.ts';
import { clockTime } from '../server/dates.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { asItStands, byLastNews, lastNews } from '../server/liveblog/live-blog.ts';
import { adSlot } from './ad-slot.ts';
import type { PageContext } from './context.ts';

/** Number of articles: more than a wide screen shows in the block's column [latest-news-2]. */
export const LATEST = 12;

/** Number of articles that `MOST_READ` shows. */
const MAX_ITEMS = 5;

/** The reader of the lists, and the page on which they are: an article is not in the lists beside itself. */
interface Dated extends Pick<PageContext, 'paper'> {
  readonly visit: Pick<PageContext['visit'], 'session' | 'now'>;
  readonly path?: string;
}

/**
 * The column beside articles and lists. The sticky part is last.
 * @param widget hook that keeps all of it in view
 * @param hasAd whether it contains an advertisement
 * @param more further blocks
 */
export function side(
  context: PageContext,
  widget?: 'article-sidebar',
  hasAd = false,
  more: Markup | false = false,
): Markup {
  return html`<aside class="with-side__side" aria-label="Ook lezen"${attributes({ 'data-widget': widget })}>${latest(context)}${hasAd && adSlot('rectangle', context)}${more}${mostRead(context)}</aside>`;
}

/** The numbered list of the most read articles. */
export function mostRead(context: Dated): Markup {
  return html`<section class="block most-read" aria-labelledby="meest-gelezen" data-widget="most-read" data-most-read-uri="/data/fragments/most-read">${mostReadContent(context)}</section>`;
}

/** The block's content, for the page and for the fragment. */
export function mostReadContent(context: Dated): Markup {
  const { paper } = context;
  const items = withSpare(MOST_READ.map(articleById), MAX_ITEMS, context).map(
    ({ item, spare }) =>
      html`<li${spare && html` hidden`}><a href="${paper.address(item)}">${asItStands(item, paper, context.visit).headline}</a></li>`,
  );
  return html`<h2 id="meest-gelezen">Meest gelezen</h2><ol>${items}</ol>`;
}

/** The newest articles, and the liveblogs by their latest update. */
export function latest(context: Dated): Markup {
  return html`<section class="block latest" aria-labelledby="net-binnen" data-widget="latest-news">${latestContent(context)}</section>`;
}

/** The block's content, for the page and for the fragment. */
export function latestContent(context: Dated): Markup {
  const { paper } = context;
  const articles = newest(context).map(({ article }) => article);
  const items = withSpare(articles, LATEST, context).map(({ item, spare }) => {
    const time = lastNews(item, paper, context.visit);
    return html`<li${spare && html` hidden`}><time datetime="${time.toISOString()}">${clockTime(time)}</time> <a href="${paper.address(item)}">${asItStands(item, paper, context.visit).headline}</a></li>`;
  });
  return html`<h2 id="net-binnen">Laatste nieuws</h2><ol>${items}</ol>`;
}

/**
 * The first articles of a list except that of the page, and one more, hidden: scripts show it when they remove the
 * page's own article from a list that is the same for all pages.
 */
function withSpare(articles: readonly Article[], count: number, { paper, path }: Dated) {
  return articles
    .filter((article) => path !== paper.address(article) && !path?.startsWith(`${paper.address(article)}/`))
    .slice(0, count + 1)
    .map((item, index) => ({ item, spare: index === count }));
}

/** The news, newest first. */
export function newest({ paper, visit }: Dated): { article: Article; time: Date }[] {
  const news = [...FRESH, ...ARTICLES].filter(
    ({ kind, section }) => kind !== 'native-ad' && section !== 'opinie',
  );
  return byLastNews(news, paper, visit).map((article) => ({
    article,
    time: lastNews(article, paper, visit),
  }));
}
