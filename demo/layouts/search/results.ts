import { RESULT_KINDS, type ResultKind } from '../../content/search.ts';
import { SERVICE, type ServiceSubject, subjectsFor } from '../../content/service.ts';
import { topicPath } from '../../content/topics.ts';
import { longDay } from '../../server/dates.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { paginatedList } from '../listing.ts';
import { isNarrowed, isSearch, type Order, searchPath, usualOrder } from './choices.ts';
import { archiveRange, type Found } from './find.ts';
import { searchResult } from './result.ts';

const ORDER_TEXTS: Readonly<Record<Order, string>> = {
  relevant: 'het meest relevante eerst',
  nieuwste: 'het nieuwste eerst',
  oudste: 'het oudste eerst',
};
/** The text of the link to the previous page; the link to the next page has the same text in every order. */
const PREVIOUS: Readonly<Record<Order, string>> = {
  relevant: 'Vorige resultaten',
  nieuwste: 'Nieuwere resultaten',
  oudste: 'Oudere resultaten',
};
/** The singular of each kind. */
const ONE: Readonly<Record<ResultKind, string>> = {
  artikel: 'artikel',
  podcast: 'podcast',
  onderwerp: 'onderwerp',
  auteur: 'auteur',
  pagina: 'pagina',
};
/** Suggested queries for a visitor who has not typed one. */
const BEGIN_WITH = ['Klimaat', 'Wonen', 'Energie', 'Hoogwater', 'Boeken', 'Schaatsen'];

/** The results, their number, and suggestions if they are not what was meant. */
export function searchResults(found: Found, context: PageContext): Markup {
  const { choices, count, listing } = found;
  if (choices.place === 'search' && !isSearch(choices)) return beginning();
  const items = listing.items.map((hit) => searchResult(hit, context, choices.place === 'archive'));
  const service = choices.place === 'search' ? subjectsFor(choices.query) : [];
  if (service.length > 0 && count === 0) return serviceAnswers(service, true);
  return html`${service.length > 0 ? serviceAnswers(service) : meant(found)}${count === 0 ? nothing(found, context) : html`<p class="meta" data-result-count="${count + service.length}">${summary(found)}</p>${paginatedList(listing, items, 'teaser-list', true, { previous: PREVIOUS[choices.order], next: 'Meer resultaten' })}`}`;
}

/** Customer service's answers to the query, above the paper's articles, or as all results. */
function serviceAnswers(subjects: readonly ServiceSubject[], isAll = false): Markup {
  return html`<section class="search-service" aria-labelledby="service-kop"${isAll && html` data-result-count="${subjects.length}"`}><h2 id="service-kop">Klantenservice</h2><ul>${subjects.map(
    ({ id, title, text, link }) =>
      html`<li><h3><a href="${SERVICE}#${id}">${title}</a></h3><p>${text}</p>${link && html`<p><a href="${link.href}">${link.label}</a></p>`}</li>`,
  )}</ul></section>`;
}

function summary({ choices, count, counts }: Found): string {
  const kinds = Object.keys(RESULT_KINDS) as ResultKind[];
  const parts = kinds
    .filter((kind) => (choices.kind === '' || choices.kind === kind) && counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${counts[kind] === 1 ? ONE[kind] : RESULT_KINDS[kind].toLowerCase()}`);
  return `${parts.join(', ')}${count > 1 ? `, ${ORDER_TEXTS[choices.order]}` : ''}.`;
}

function meant({ choices, correction, isCorrected }: Found): Markup {
  if (correction === undefined) return html``;
  const asked = { ...choices, query: correction, order: usualOrder(choices.place, correction) };
  const link = html`<a href="${searchPath(asked)}">${correction}</a>`;
  return html`<p class="search-meant">${isCorrected && `We vonden niets met ‘${choices.query}’, wel dit. `}Bedoelde je ${link}?</p>`;
}

function nothing({ choices, about, nearest }: Found, { paper, visit }: PageContext): Markup {
  const { place, query, from, to } = choices;
  const what = query !== '' ? ` voor "${query}"` : '';
  const day = from !== '' && from === to ? ` op ${longDay(from)}` : '';
  const range = archiveRange(paper, visit);
  const wider = { ...choices, kind: '', section: '', from: '', to: '', topic: '', author: '' } as const;
  return html`<div class="search-help"><p data-result-count="0"><b>Geen resultaten gevonden${what}${day}.</b></p><ul>
${nearest !== undefined && html`<li>De dag die er het dichtst bij ligt: <a href="${searchPath({ ...choices, from: nearest, to: nearest })}">${longDay(nearest)}</a>.</li>`}
${(place === 'archive' || nearest !== undefined) && html`<li>Het archief heeft de kranten van ${longDay(range.first)} tot en met ${longDay(range.last)}.</li>`}
${query !== '' && html`<li>Kijk of alle woorden goed gespeld zijn.</li><li>Probeer minder woorden, of een algemener woord.</li>`}
${isNarrowed(choices) && html`<li>Zoek <a href="${searchPath(wider)}">zonder filters</a>${about !== undefined && ` in alles, niet alleen bij ${about}`}.</li>`}
${place === 'archive' ? html`<li>Blader door <a href="/search?source=archive">het hele archief</a>, of zoek in <a href="${searchPath({ ...wider, place: 'search' })}">alles, ook podcasts en onderwerpen</a>.</li>` : html`<li>Zoek je de krant van een bepaalde dag? Kijk in <a href="/archief/">het archief</a>.</li>`}
</ul></div>${place === 'search' && topicLinks()}`;
}

function beginning(): Markup {
  return html`<p class="search-help">Zoek op een woord, een naam of een titel. Ook een deel van een woord is goed.</p>${topicLinks()}`;
}

function topicLinks(): Markup {
  return html`<nav class="search-topics" aria-labelledby="veel-gevolgd"><h2 id="veel-gevolgd">Veel gevolgd</h2><ul>${BEGIN_WITH.map((name) => html`<li><a class="button" href="${topicPath(name)}">${name}</a></li>`)}<li><a class="button" href="/onderwerpen/">Alle onderwerpen</a></li></ul></nav>`;
}
