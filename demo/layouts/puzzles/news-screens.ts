import { countAt, SEATS } from '../../../fixtures/election/count.ts';
import { PARTIES, THEMES } from '../../content/parties.ts';
import { clockTime } from '../../server/dates.ts';
import { html, type Markup } from '../../server/html.ts';
import { asItStands } from '../../server/liveblog/live-blog.ts';
import type { PageContext } from '../context.ts';
import { newest } from '../side.ts';
import { specialPage } from './special-page.ts';

const RESULTS = '/data/verkiezingen/uitslag';

/** Election night: the line above the article, and the table in it. */
export function electionPage(context: PageContext): Markup {
  const parties = [...countAt(0).parties].sort((one, other) => other.seats - one.seats);
  return specialPage(
    {
      title: 'De nacht van de tellers',
      kicker: 'Verkiezingen',
      lead: 'In achtduizend stembureaus vouwen vrijwilligers de biljetten uit. De tussenstand verandert elke minuut.',
      address: '/verkiezingen/',
      top: html`<div class="election-line" data-widget="election" data-view="header" data-results-url="${RESULTS}"><p>De stembussen zijn dicht; het tellen is begonnen.</p></div>`,
      body: html`<div class="room-election" data-widget="election" data-total-seats="${SEATS}" data-results-url="${RESULTS}"><table class="plain-table"><caption>De zetels voor deze verkiezingen</caption><thead><tr><th scope="col">Partij</th><th scope="col">Zetels</th></tr></thead><tbody>${parties.map(
        ({ party, seats }) => html`<tr><th scope="row">${party}</th><td>${seats}</td></tr>`,
      )}</tbody></table></div>
<p>Een gemeente die zich vertelt, mag dat herstellen. Dan gaat er bij de stand soms iets af: dat is geen fout, maar een verbetering. Wat de partijen willen, staat <a href="/verkiezingen/partijen/">naast elkaar</a>.</p>`,
    },
    context,
  );
}

/** The page of the parties and their programmes, in one table. */
export const partiesPage = (context: PageContext): Markup =>
  specialPage(
    {
      title: 'Wat willen de partijen?',
      kicker: 'Verkiezingen',
      lead: 'Zes programma’s, vijf thema’s. Zet de partijen waar je tussen twijfelt naast elkaar.',
      address: '/verkiezingen/partijen/',
      body: html`<div data-special="party-comparison"><div class="wide-table" role="region" aria-label="Standpunten van alle partijen" tabindex="0"><table class="plain-table"><thead><tr><th scope="col">Thema</th>${Object.entries(
        PARTIES,
      ).map(
        ([slug, name]) => html`<th scope="col" data-party="${slug}">${name}</th>`,
      )}</tr></thead><tbody>${Object.entries(THEMES).map(
        ([theme, positions]) =>
          html`<tr><th scope="row">${theme}</th>${positions.map((position) => html`<td>${position}</td>`)}</tr>`,
      )}</tbody></table></div></div>`,
    },
    context,
  );

/** The page about how popular children's names rise and fall. */
export const childNamesPage = (context: PageContext): Markup =>
  specialPage(
    {
      title: 'Hoe heet jouw jaar?',
      kicker: 'Kindernamen',
      lead: 'Vijftig jaar namen van pasgeborenen: zoek de jouwe, en zie wanneer iedereen zo heette.',
      address: '/kindernamen/',
      body: html`<div data-special="kindernamen" data-source="/data/kindernamen.json"><h2>De namen van dit jaar</h2><ol class="name-list"><li>Noor</li><li>Noah</li><li>Emma</li><li>Sem</li><li>Julia</li></ol></div>`,
    },
    context,
  );

/** The page of the board in the newsroom's hall, with the ten newest articles. */
export const boardPage = (context: PageContext): Markup =>
  specialPage(
    {
      title: 'Het grote bord',
      kicker: 'Redactie',
      lead: 'Wat er nu op het scherm in de redactiezaal staat.',
      address: '/bord/',
      pageType: 'bigboard',
      body: html`<div data-widget="big-board"><ol class="board-items" data-board-items>${newest(context)
        .slice(0, 10)
        .map(
          ({ article, time }) =>
            html`<li><time datetime="${time.toISOString()}">${clockTime(time)}</time> <a href="${context.paper.address(article)}">${asItStands(article, context.paper, context.visit).headline}</a></li>`,
        )}</ol></div>`,
    },
    context,
  );
