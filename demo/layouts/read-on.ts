import { ARTICLES, articleById, MOST_READ, readingTime } from '../content/index.ts';
import type { Article } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import { asItStands } from '../server/liveblog/live-blog.ts';
import type { PageContext } from './context.ts';
import { newest } from './side.ts';

const PER_LIST = 5;

/** Three ways to go on, as tabs where the script runs. */
export function readOn(context: PageContext): Markup {
  const { paper, visit } = context;
  const long = ARTICLES.filter(({ kind }) => kind === 'article').sort(
    (one, other) => readingTime(other) - readingTime(one),
  );
  const lists: readonly [id: string, title: string, articles: readonly Article[]][] = [
    ['verder-nieuw', 'Nieuw', newest(context).map(({ article }) => article)],
    ['verder-gelezen', 'Meest gelezen', MOST_READ.map(articleById)],
    ['verder-lang', 'Lange verhalen', long],
  ];
  const titles = (articles: readonly Article[]) =>
    articles
      .slice(0, PER_LIST)
      .map(
        (article) =>
          html`<li><a href="${paper.address(article)}">${asItStands(article, paper, visit).headline}</a></li>`,
      );
  return html`<section class="block read-on" aria-labelledby="verder-lezen"><h2 id="verder-lezen">Verder lezen</h2>
<div data-widget="tab-lists"><ul aria-label="Lijsten">${lists.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
${lists.map(([id, title, articles]) => html`<section id="${id}"><h3 class="visually-hidden">${title}</h3><ol class="titles">${titles(articles)}</ol></section>`)}</div></section>`;
}
