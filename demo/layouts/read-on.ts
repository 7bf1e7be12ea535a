import { ARTICLES, MOST_READ, readingTime } from '../content/index.ts';
import { OLDER } from '../content/older/index.ts';
import { SECTIONS } from '../content/sections.ts';
import type { Article, SectionSlug } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import { asItStands } from '../server/liveblog/live-blog.ts';
import type { PageContext } from './context.ts';
import { LATEST, newest } from './side.ts';

const PER_LIST = 5;
/** Sections with articles for another day, in the order of the tabs. */
const OTHERS: readonly SectionSlug[] = ['cultuur', 'wetenschap', 'buitenland'];
const OTHER_TABS = 2;

/**
 * Three lists of further articles, as tabs if the script runs: those that the side column does not list as the newest,
 * the most read or opinion.
 * @param own the section of the page, which lists its stories itself
 */
export function readOn(context: PageContext, own?: SectionSlug): Markup {
  const { paper, visit } = context;
  const listed = new Set([
    ...MOST_READ,
    ...newest(context)
      .slice(0, LATEST + 1)
      .map(({ article }) => article.id),
  ]);
  const others = [...ARTICLES, ...OLDER].filter(
    ({ id, kind, section }) =>
      kind === 'article' && section !== 'opinie' && section !== own && !listed.has(id),
  );
  const long = [...others].sort((one, other) => readingTime(other) - readingTime(one)).slice(0, PER_LIST);
  const lists: readonly [id: string, title: string, articles: readonly Article[]][] = [
    ['verder-lang', 'Lange verhalen', long],
    ...OTHERS.filter((section) => section !== own)
      .slice(0, OTHER_TABS)
      .map((slug): [string, string, Article[]] => [
        `verder-${slug}`,
        SECTIONS[slug].name,
        others.filter((article) => article.section === slug && !long.includes(article)),
      ]),
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
