import { ARTICLES } from '../../content/index.ts';
import { idInAddress } from '../../server/addresses.ts';
import { html, type Markup } from '../../server/html.ts';
import { asItStands } from '../../server/liveblog/live-blog.ts';
import type { PageContext } from '../context.ts';

/**
 * A link to the page from which the reader came, with the headline if it is an article.
 * @param back a path of this site
 */
export function backLink(back: string, { paper, visit }: PageContext): Markup {
  const path = back.replace(/[?#].*$/s, '').replace(/\/appview$/, '');
  const id = idInAddress(path.replace(/^.*\//s, ''));
  const article = ARTICLES.find((article) => article.id === id && paper.address(article) === path);
  return article
    ? html`„<a href="${back}">${asItStands(article, paper, visit).headline}</a>”`
    : html`<a href="${back}">waar je was</a>`;
}
