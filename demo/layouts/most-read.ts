import { articleById, MOST_READ } from '../content/index.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';

export function mostRead({ paper }: PageContext): Markup {
  return html`<section class="block most-read" aria-labelledby="meest-gelezen"><h2 id="meest-gelezen">Meest gelezen</h2><ol>${MOST_READ.map(
    articleById,
  ).map(
    (article) => html`<li><a href="${paper.address(article)}">${article.headline}</a></li>`,
  )}</ol></section>`;
}
