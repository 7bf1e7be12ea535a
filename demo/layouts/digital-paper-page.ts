import { paperAddress } from '../../widgets/paper/digital-paper/paper-address.ts';
import {
  newestDay,
  type PrintedArticle,
  type PrintedEdition,
  printedEditions,
  printedOn,
} from '../content/editions.ts';
import { SECTIONS } from '../content/sections.ts';
import { longDay } from '../server/dates.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import { DOWNLOAD_RIGHTS } from './article-data.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { smallPicture } from './picture.ts';
import { NAME } from './texts.ts';

/** Number of an article's paragraphs that are printed. */
const PRINTED = 3;

/** The address of a page of an edition; the first one is the front page. */
export const printedPageAddress = ({ date, pages }: PrintedEdition, number: number): string =>
  paperAddress({
    publication: 'krant',
    date,
    edition: 'ochtendblad',
    page: number,
    pages: pages.length,
    pageNumber: String(number),
  });

/** A page of the digital paper, with links to the other pages and to the other editions. */
export function digitalPaperPage(edition: PrintedEdition, number: number, context: PageContext): Markup {
  const { date, pages } = edition;
  const articles = pages[number - 1] ?? [];
  const day = longDay(date);
  return page(
    {
      title: `Digitale krant van ${day}, pagina ${number}`,
      description: `De krant van ${day} zoals die is gedrukt.`,
      pageType: 'de',
      canonical: printedPageAddress(edition, number),
      body: { 'de-valid-permissions-for-download': DOWNLOAD_RIGHTS },
      content: html`<article class="printed" data-widget="digital-paper">
<header class="printed__head"><p class="kicker">${icon('newspaper')} Digitale krant</p><h1>De krant van ${day}</h1>${newer(edition, context)}</header>
${ways(edition, number)}
<div class="printed__sheet" id="${number}">
<p class="printed__folio"><span>${NAME}</span> <span>${day}</span> <span>Pagina ${number}</span></p>
${number === 1 && html`<p class="printed__name" aria-hidden="true">${NAME}</p>`}
<div class="printed__columns">${articles.map((article, index) => printed(article, context, number === 1 && index === 0))}</div>
</div>
${overview(edition, number)}
${otherEditions(edition, context)}
</article>`,
    },
    context,
  );
}

/** Where the article is in the paper, and the link to its PDF for readers with permission. */
export function printedIn(articleId: number, context: PageContext): Markup {
  const found = printedOn(context.paper, articleId, context.visit.now.getTime());
  if (!found) return html``;
  const { edition, page: number } = found;
  return html`<p class="in-print" data-widget="digital-paper"><a href="${printedPageAddress(edition, number)}">In de krant, pagina ${number}</a></p>`;
}

function printed(article: PrintedArticle, context: PageContext, isLead: boolean): Markup {
  const paragraphs = article.body.filter((block) => typeof block === 'string').slice(0, PRINTED);
  return html`<section class="printed__story${isLead && ' printed__story--lead'}">
<p class="kicker">${article.label ?? SECTIONS[article.section].name}</p>
<h2 id="kop-${article.id}">${article.headline}</h2>
${isLead && smallPicture(article.picture)}
<p class="printed__lead">${article.lead}</p>
<div class="printed__text">${paragraphs.map((text) => html`<p>${text}</p>`)}</div>
<p class="in-print" data-widget="digital-paper" data-article-id="${article.id}"><a aria-describedby="kop-${article.id}" href="${context.paper.address(article)}">Lees verder</a></p>
</section>`;
}

/** The link from an older edition to the newest one. */
function newer({ date }: PrintedEdition, { visit }: PageContext): Markup {
  const newest = newestDay(visit.now.getTime());
  if (date >= newest) return html``;
  return html`<p class="meta">Er is een nieuwere krant: <a href="/krant/">die van ${longDay(newest)}</a>.</p>`;
}

function ways(edition: PrintedEdition, number: number): Markup {
  const last = edition.pages.length;
  return html`<nav class="printed__ways" aria-label="Bladeren">${way('prev', number > 1 && printedPageAddress(edition, number - 1))} <a class="printed__of" href="#overzicht">Pagina ${number} van ${last}</a> ${way('next', number < last && printedPageAddress(edition, number + 1))}</nav>`;
}

function way(rel: 'prev' | 'next', address: string | false): Markup {
  const words =
    rel === 'prev'
      ? html`${icon('chevron-left')}Vorige pagina`
      : html`Volgende pagina${icon('chevron-right')}`;
  if (!address) return html`<a class="button" rel="${rel}" role="link" aria-disabled="true">${words}</a>`;
  return html`<a class="button" rel="${rel}" href="${address}">${words}</a>`;
}

function overview(edition: PrintedEdition, current: number): Markup {
  return html`<nav class="printed__overview" id="overzicht" aria-labelledby="overzicht-kop" tabindex="-1"><h2 id="overzicht-kop">Alle pagina’s</h2><ol>${edition.pages.map(
    (articles, index) =>
      html`<li><a href="${printedPageAddress(edition, index + 1)}"${attributes({ 'aria-current': index + 1 === current && 'page' })}><b>Pagina ${index + 1}</b> <span>${articles[0]?.headline}</span></a></li>`,
  )}</ol></nav>`;
}

function otherEditions(current: PrintedEdition, { paper, visit }: PageContext): Markup {
  const others = printedEditions(paper, visit.now.getTime()).filter(({ date }) => date !== current.date);
  return html`<nav class="printed__others" aria-labelledby="edities-kop"><h2 id="edities-kop">Eerdere en latere kranten</h2><ul>${others.map((edition) => html`<li><a href="${printedPageAddress(edition, 1)}">${longDay(edition.date)}</a></li>`)}</ul></nav>`;
}
