import { excerptOf, markedText } from '../../../fixtures/search/marked-text.ts';
import type { Hit } from '../../../fixtures/search/search-index.ts';
import type { PaperItem } from '../../content/search.ts';
import { fullDate, publishedText } from '../../server/dates.ts';
import { attributes, html, type Markup } from '../../server/html.ts';
import { icon } from '../../server/icons.ts';
import type { PageContext } from '../context.ts';
import { portrait, smallPicture } from '../picture.ts';
import { kicker } from '../teaser.ts';

/** Separates the parts of a line; the non-breaking space keeps it from starting one. */
const DOT = '\u00a0· ';

/**
 * One result, with the searched words marked in its title and its text.
 * @param showsDay whether to show its date, as in the archive, instead of its age
 */
export function searchResult(
  { item, terms }: Hit<PaperItem>,
  context: PageContext,
  showsDay: boolean,
): Markup {
  const { article, url, kind, title } = item;
  const marked = (text: string) =>
    markedText(text, terms).map(({ text, isHit }) => (isHit ? html`<mark>${text}</mark>` : text));
  const ids = attributes({
    'data-article-id': article?.id,
    'data-recommender-id': article?.id,
    'data-article-type': article?.kind,
  });
  return html`<article class="teaser teaser--list result result--${kind}"${ids}>
${image(item)}
<div class="teaser__text">${article ? kicker(article, context) : html`<p class="kicker">${item.label}</p>`}<h2><a href="${url}">${marked(title)}</a></h2><p>${marked(excerptOf(item, terms))}</p>${small(item, context, showsDay, marked)}</div>
</article>`;
}

function image({ face, picture }: PaperItem): Markup {
  if (face) return html`<div class="result__face">${portrait(face)}</div>`;
  return picture ? smallPicture(picture) : html`<div class="picture result__page">${icon('file-text')}</div>`;
}

/** The date of publication, the author, and the topics that matched. */
function small(
  item: PaperItem,
  { visit }: PageContext,
  showsDay: boolean,
  marked: (text: string) => readonly (Markup | string)[],
): Markup {
  const { author, publishedAt, minutes, topics } = item;
  if (publishedAt === undefined) return html``;
  const time = new Date(publishedAt);
  const shown = showsDay ? fullDate(time) : publishedText(time, visit.now);
  const found = topics.map(marked).filter((parts) => parts.some((part) => typeof part !== 'string'));
  return html`<p class="meta"><time datetime="${time.toISOString()}">${shown}</time>${minutes !== undefined && ` · ${minutes} min`}${author && html`${DOT}${marked(author)}`}${found.map((topic) => html`${DOT}${topic}`)}</p>`;
}
