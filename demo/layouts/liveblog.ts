import { ENDED, LIVE } from '../../core/domain/liveblog/status-texts.ts';
import { timeAgo } from '../../core/platform/time/dutch-dates.ts';
import { momentText } from '../../core/platform/time/moment/moment-text.ts';
import type { Liveblog } from '../content/types.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { type LiveBlog, liveBlog, liveblogPart } from '../server/liveblog/live-blog.ts';
import { figure } from './blocks.ts';
import type { PageContext } from './context.ts';
import { keyPoints } from './liveblog-key-points.ts';
import { streamAttributes } from './liveblog-stream.ts';
import { liveblogUpdate } from './liveblog-update.ts';
import { leadPicture } from './picture.ts';

/** The parts that a liveblog shares with other articles. */
interface Frame {
  readonly byline: Markup;
  readonly tools: Markup;
  readonly foot: Markup;
}

/**
 * A liveblog's article: all of it, or one of its pages. The app view always has all of it.
 * @param part number of the page, from 1
 */
export function liveblog(article: Liveblog, context: PageContext, part: number, frame: Frame): Markup {
  const { paper, visit, appView } = context;
  const blog = liveBlog(article, paper, visit);
  const perPage = appView ? undefined : article.perPage;
  const { updates = [], pages = 1 } = liveblogPart(blog.updates, part, perPage) ?? {};
  const address = paper.address(article);
  return html`<article class="article liveblog" id="artikel" data-widget="photo-lightbox">
<header class="article__head">
<div class="kicker">Liveblog</div>
<h1>${article.headline}</h1>
<p class="article__lead">${article.lead}</p>
${status(blog, visit.now)}
<div class="byline"><p>${frame.byline}</p></div>
${frame.tools}
</header>
${part === 1 && html`${figure(article.picture, leadPicture(article.picture))}${keyPoints(liveblogPart(blog.updates, part, perPage)?.updates ?? [])}`}
<div data-widget="liveblog"${perPage !== undefined && html` data-paginated="true"`}${blog.ended && html` data-ended="true"`}${article.isPushed && !appView && !blog.ended && streamAttributes(article.id, context)}>
${
  part === 1 &&
  html`<div data-liveblog-since></div>
`
}<div data-liveblog-tools></div>
<ol class="updates" data-liveblog-updates>${updates.map((update) => liveblogUpdate(update, { address: part > 1 ? `${address}/${part}` : address, own: true }))}</ol>
</div>
${pages > 1 && pager(address, part, pages)}
${frame.foot}
</article>`;
}

/** Whether the liveblog is running, and the time of the latest update: the only time in a liveblog's head. */
function status({ ended, latest }: LiveBlog, now: Date): Markup {
  const iso = new Date(latest).toISOString();
  const date = momentText(latest);
  const age = ended ? undefined : timeAgo(latest, now.getTime());
  return html`<p class="liveblog__status"><span data-liveblog-state="${ended ? 'ended' : 'live'}">${ended ? ENDED : LIVE}</span> <span>Laatste update <time${attributes({ datetime: iso, 'data-tooltip': age && date, 'data-liveblog-updated': age ? 'age' : 'date' })}>${age ?? date}</time></span></p>`;
}

/** The numbered links to the pages; scripts shorten a long row to the width of the screen. */
function pageNumbers(at: (number: number) => string, part: number, pages: number): Markup {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return html`<ul class="pager__numbers" data-widget="pagination" aria-label="Pagina ${part} van ${pages}">${numbers.map((number) => (number === part ? html`<li><span aria-current="page">${number}</span></li>` : html`<li><a href="${at(number)}">${number}</a></li>`))}</ul>`;
}

function pager(address: string, part: number, pages: number): Markup {
  const at = (number: number) => (number > 1 ? `${address}/${number}` : address);
  return html`<nav class="pager" aria-label="Pagina’s van dit liveblog">${part > 1 && html`<a class="button" href="${at(part - 1)}" rel="prev">Nieuwere updates</a>`}${pageNumbers(at, part, pages)}${part < pages && html`<a class="button" href="${at(part + 1)}" rel="next">Oudere updates</a>`}</nav>`;
}
