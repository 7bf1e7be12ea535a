import { tz } from '@date-fns/tz';
import { subDays } from 'date-fns';
import { TIME_ZONE } from '../../../core/runtime/config/locale.ts';
import { PARTNER_PRICES, REGION_PRICES } from '../../../fixtures/prices/price-list.ts';
import { euros } from '../../../fixtures/prices/prices.ts';
import {
  MASTERCLASS_THEMES,
  MASTERCLASSES,
  PARTNERS,
  type PaperPuzzle,
  PUZZLE_KINDS,
  PUZZLES,
  REGIONS,
} from '../../content/lists/offers.ts';
import { endOfDay, fullDate, isoDay } from '../../server/dates.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { puzzlePicture } from '../puzzles/puzzle-picture.ts';
import { subscriptionsAddress } from '../subscriptions/addresses.ts';
import { listPage, selectField, themeButtons } from './list-page.ts';

const DAY = 24 * 60;
const IN_AMSTERDAM = { in: tz(TIME_ZONE) };

/** The masterclasses that can be booked. */
export function masterclassesPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'Masterclasses',
      about: 'Avonden met de mensen die de krant maken. In de drukkerij, met soep.',
      pageType: 'masterclasses',
      path: '/masterclasses/',
      content: html`<div data-widget="masterclasses-overview">
${themeButtons('theme', 'Alle thema’s', MASTERCLASS_THEMES)}
<div class="offers">${MASTERCLASSES.map(({ title, teacher, theme, inDays, isSoldOut }) => {
        const starts = context.paper.minutesBefore(-inDays * DAY);
        if (endOfDay(starts) <= context.visit.now) return html``;
        return html`<article data-theme="${theme}" data-starts-at="${isoDay(starts)}"${isSoldOut && html` data-sold-out`}><h2>${title}</h2><p class="meta">${fullDate(starts)}, 19:30 uur</p><p>${MASTERCLASS_THEMES[theme]}, door ${teacher}</p><p><a class="button" href="/abonnementen/" data-order>Bestel een kaart<span class="visually-hidden"> voor ${title}</span></a></p></article>`;
      })}</div></div>`,
    },
    context,
  );
}

/** All puzzles of this week. */
export function puzzlesPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'Puzzels',
      about: 'Elke dag een nieuwe, en een week om hem af te maken.',
      pageType: 'puzzle-overview',
      path: '/puzzels/',
      content: html`<div data-widget="puzzle-overview">
${themeButtons('kind', 'Alle puzzels', PUZZLE_KINDS)}
<div class="offers offers--puzzles">${newestFirst(context).map(
        ({ slug, title, kind, stars, isForSubscribers, day }) =>
          html`<article data-kind="${kind}"${isForSubscribers && html` data-subscribers-only`}>${puzzlePicture(slug)}<h2>${title}</h2><p class="meta">${PUZZLE_KINDS[kind]} · ${day}</p><p class="meta"><span role="img" aria-label="moeilijkheid ${stars} van 5">${'●'.repeat(stars)}${'○'.repeat(5 - stars)}</span></p><p><a class="button" href="/puzzels/${slug}/" aria-label="Speel ${title}"><span>Speel</span></a></p></article>`,
      )}</div></div>`,
    },
    context,
  );
}

/** The puzzles of the last seven days, each with its day, newest first. */
function newestFirst({ visit }: PageContext): (PaperPuzzle & { day: string })[] {
  return Array.from({ length: 7 }, (_, days) => fullDate(subDays(visit.now, days, IN_AMSTERDAM))).flatMap(
    (day) => PUZZLES.filter(({ weekday }) => day.startsWith(weekday)).map((puzzle) => ({ ...puzzle, day })),
  );
}

/** The page of one puzzle: the server decides whether the visitor may play it. */
export function puzzlePage({ title, isForSubscribers }: PaperPuzzle, context: PageContext): Markup {
  const mayPlay = !isForSubscribers || context.visit.session.account?.permissions.includes('nrc-online');
  return listPage(
    {
      title,
      about: mayPlay ? 'Een puzzel van de krant op papier.' : 'Deze puzzel is voor abonnees.',
      pageType: 'puzzle',
      path: '/puzzels/',
      content: mayPlay
        ? html`<p>Deze puzzel staat in de app en in de krant op papier. Op de site speel je:</p><p><a class="button" href="/puzzels/sudoku/">De sudoku van zondag</a> <a class="button" href="/puzzels/kruiswoord/">De kleine kruiswoordpuzzel</a> <a class="button" href="/puzzels/schaken/">De schaakrubriek</a></p><p><a href="/puzzels/">Alle puzzels</a></p>`
        : html`<p><a class="button" href="${subscriptionsAddress(context)}">Bekijk de abonnementen</a></p><p><a href="/puzzels/">Alle puzzels</a></p>`,
    },
    context,
  );
}

/** The offers for readers of other newspapers. */
export function partnersPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'Lees je al een andere krant?',
      about: 'Dan krijg je de Morgentijd voor minder.',
      pageType: 'partner',
      path: '/partners/',
      content: html`<div class="bundle" data-widget="partner-page">
${selectField('kies-krant', 'Kies je krant', [['', 'Maak een keuze'], ...PARTNERS.map(({ slug, name }) => [slug, name] as const)])}
${PARTNERS.map(
  ({ slug, name, about }) =>
    html`<section data-newspaper="${slug}" aria-labelledby="krant-${slug}"><h2 id="krant-${slug}">${name}</h2><p>${about}</p><p class="meta">${euros(PARTNER_PRICES[slug])} per maand</p><p><a class="button" href="https://${slug}.example/morgentijd" target="_blank">Verder bij ${name}</a></p></section>`,
)}</div>`,
    },
    context,
  );
}

/** The bundles with a regional newspaper. */
export function regionsPage(context: PageContext): Markup {
  const hasRegional = context.visit.session.account?.permissions.includes('mediahuis');
  return listPage(
    {
      title: 'De krant van het land en van je streek',
      about: 'Twee kranten, één abonnement.',
      pageType: 'regio-bundel',
      path: '/regio-bundel/',
      content: html`<div class="bundle${hasRegional && ' bundle--owned'}" data-widget="regional-bundle">
${!hasRegional && selectField('kies-regio', 'Kies je regio', [['', 'Maak een keuze'], ...REGIONS.map(({ slug, name }) => [slug, name] as const)])}
${REGIONS.map(
  ({ slug, name, about }) =>
    html`<section data-region="${slug}" aria-labelledby="regio-${slug}"><h2 id="regio-${slug}">${name}</h2><p>${about}</p><p class="meta">${euros(REGION_PRICES[slug])} per maand</p><p><a class="button" href="https://${slug}.example/bundel" target="_blank">Bestel de bundel</a></p></section>`,
)}
<section data-for="regional"><h2>Je hebt al toegang</h2><p>De Morgentijd hoort bij het abonnement op je regionale krant. Veel leesplezier.</p><p><a class="button" href="/">Naar de voorpagina</a> <a class="button" href="/mijn-nieuws/">Mijn nieuws</a></p></section></div>`,
    },
    context,
  );
}
