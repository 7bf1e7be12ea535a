import { ENDED } from '../../core/domain/liveblog/status-texts.ts';
import { MIN_READING_TIME, readingTime } from '../content/index.ts';
import { SECTIONS } from '../content/sections.ts';
import type { Article } from '../content/types.ts';
import { publishedText } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import { asItStands, lastNews, liveBlog } from '../server/liveblog/live-blog.ts';
import type { PageContext } from './context.ts';
import { portrait, smallPicture } from './picture.ts';
import { saveIcon } from './save-button.ts';

interface TeaserOptions {
  readonly picture?: boolean;
  readonly lead?: boolean;
  readonly level?: 2 | 3;
  readonly className?: string;
  /** Whether it has a button that saves it on the reading list. */
  readonly saves?: boolean;
}

/** An article on a front or section page; the whole headline is the link. */
export function teaser(
  article: Article,
  context: PageContext,
  { picture = true, lead = true, level = 3, className = '', saves = false }: TeaserOptions = {},
): Markup {
  return html`<article class="teaser ${className}" data-article-id="${article.id}" data-recommender-id="${article.id}" data-article-type="${article.kind}">
${picture && smallPicture(article.picture)}
<div class="teaser__text">${kicker(article, context)}${heading(article, context, level)}${lead && html`<p>${asItStands(article, context.paper, context.visit).lead}</p>`}${saves ? html`<div class="teaser__foot">${meta(article, context)}${saveIcon(article.id)}</div>` : meta(article, context)}</div>
</article>`;
}

/** An opinion piece: the author's name is as prominent as the headline. */
export function opinionTeaser(article: Article, context: PageContext, level: 2 | 3 = 3): Markup {
  const face = article.kind === 'article' ? article.portrait : undefined;
  return html`<article class="teaser teaser--opinion" data-article-id="${article.id}" data-recommender-id="${article.id}">
${face && portrait(face)}
<div class="teaser__text"><p class="author-name">${article.author}</p>${heading(article, context, level)}<p>${article.lead}</p></div>
</article>`;
}

/** The label above a headline: a liveblog's live label, or the name of an advertiser. */
export function kicker(article: Article, { paper, visit }: PageContext): Markup {
  if (article.kind === 'liveblog') {
    return html`<div class="kicker">${liveblogLabel(article.id, liveBlog(article, paper, visit).ended)}</div>`;
  }
  if (article.kind === 'native-ad')
    return html`<p class="kicker kicker--ad">Partnerbericht · ${article.advertiser}</p>`;
  return html`<p class="kicker" data-item-label>${article.label ?? SECTIONS[article.section].name}</p>`;
}

/** The label of a liveblog: how busy it is, or that it has ended. */
export function liveblogLabel(id: number, hasEnded: boolean): Markup {
  return html`<div data-widget="liveblog-block" data-article-id="${id}"${hasEnded && html` data-ended="true"`}>${hasEnded ? ENDED : 'Liveblog'}</div>`;
}

/** The time of the latest change, and the reading time if it is long enough to mention. */
export function meta(article: Article, context: PageContext): Markup {
  const time = lastNews(article, context.paper, context.visit);
  const minutes = article.kind === 'article' ? readingTime(article) : 0;
  return html`<p class="meta"><time datetime="${time.toISOString()}">${publishedText(time, context.visit.now)}</time>${
    minutes >= MIN_READING_TIME && html` · ${minutes} min`
  }</p>`;
}

function heading(article: Article, { paper, visit }: PageContext, level: 2 | 3): Markup {
  const { headline } = asItStands(article, paper, visit);
  const title = html`<a href="${paper.address(article)}">${headline}</a>`;
  return level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`;
}
