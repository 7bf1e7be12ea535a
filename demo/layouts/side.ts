import { ARTICLES, articleById, MOST_READ } from '../content/index.ts';
import { clockTime } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';

const LATEST = 8;

/** The column beside articles and lists. */
export function side(context: PageContext): Markup {
  return html`<aside class="with-side__side" aria-label="Ook lezen">${mostRead(context)}${latest(context)}</aside>`;
}

/** The numbered list of what most people read. */
export function mostRead({ paper }: PageContext): Markup {
  return html`<section class="block most-read" aria-labelledby="meest-gelezen"><h2 id="meest-gelezen">Meest gelezen</h2><ol>${MOST_READ.map(
    articleById,
  ).map(
    (article) => html`<li><a href="${paper.address(article)}">${article.headline}</a></li>`,
  )}</ol></section>`;
}

/** The newest articles, and the liveblogs by their newest update. */
export function latest({ paper }: PageContext): Markup {
  const news = ARTICLES.filter(({ kind, section }) => kind !== 'native-ad' && section !== 'opinie')
    .map((article) => ({ article, time: paper.updatedAt(article) }))
    .sort((one, other) => other.time.getTime() - one.time.getTime())
    .slice(0, LATEST);
  return html`<section class="block latest" aria-labelledby="net-binnen"><h2 id="net-binnen">Net binnen</h2><ol>${news.map(
    ({ article, time }) =>
      html`<li><time datetime="${time.toISOString()}">${clockTime(time)}</time><a href="${paper.address(article)}">${article.headline}</a></li>`,
  )}</ol></section>`;
}
