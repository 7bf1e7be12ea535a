import { EVENTS, KINDS, type PaperEvent, REGIONS } from '../content/events.ts';
import { endOfDay, fullDate, isoDay } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { leadPicture } from './picture.ts';
import { side } from './side.ts';

const DAY = 24 * 60;

const TIP = {
  title: 'Nacht van de sterren',
  picture: { name: 'sterren', alt: 'De koepel van een sterrenwacht onder draaiende sterren' },
};

/** The filters of the agenda, from its address. */
export interface AgendaChoices {
  readonly regions: readonly string[];
  readonly kind: string;
  readonly price: string;
}

/** Reads the agenda's filters from its address, for readers without scripts. */
export function agendaChoices(parameters: URLSearchParams): AgendaChoices {
  return {
    regions: parameters.getAll('regio').filter((value) => value in REGIONS),
    kind: parameters.get('soort') ?? '',
    price: parameters.get('prijs') ?? '',
  };
}

/**
 * The paper's events. The server sends all upcoming ones; those that the filters exclude are hidden, and the script
 * removes past ones.
 */
export function agendaPage(choices: AgendaChoices, context: PageContext): Markup {
  const coming = EVENTS.filter((event) => endOf(event, context) > context.visit.now);
  return page(
    {
      title: 'Agenda',
      description: 'Wat er de komende weken te zien en te horen is.',
      pageType: 'item-filters',
      canonical: '/agenda/',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Agenda</h1><p>Wat er de komende weken te zien en te horen is.</p></div>
${tip(context)}
${
  coming.length === 0
    ? html`<p>Er staat nu niets op de agenda. Wat er in de krant stond, vind je met <a href="/search">Zoeken</a>.</p>`
    : html`${filters(choices)}
<ul class="agenda">${coming.map((event) => entry(event, choices, context))}</ul>`
}
</div>${side(context)}</div>`,
    },
    context,
  );
}

/** The editors' choice, with a picture; removed once the event is over. */
function tip(context: PageContext): Markup {
  const event = EVENTS.find(({ title }) => title === TIP.title);
  const time = event && context.paper.minutesBefore(-event.inDays * DAY);
  if (!event || !time || endOf(event, context) <= context.visit.now) return html``;
  return html`<section class="agenda__tip" aria-labelledby="agenda-tip">${leadPicture(TIP.picture)}<div><p class="kicker">Tip van de redactie</p><h2 id="agenda-tip">${event.title}</h2><p>${event.about}</p><p class="meta">${fullDate(time)}, ${event.hours}, ${event.place}</p></div></section>`;
}

function filters({ regions, kind, price }: AgendaChoices): Markup {
  return html`<form class="paper-form agenda-filters" data-widget="item-filters" action="/agenda/" aria-label="Agenda"><div class="agenda-filters__fields">
<fieldset><legend>Regio</legend>${Object.entries(REGIONS).map(
    ([value, name]) =>
      html`<label><input type="checkbox" name="regio" value="${value}"${regions.includes(value) && html` checked`}>${name}</label>`,
  )}</fieldset>
<p><label for="agenda-soort">Soort</label><select id="agenda-soort" name="soort"><option value="">Alles</option>${Object.entries(
    KINDS,
  ).map(
    ([value, name]) => html`<option value="${value}"${value === kind && html` selected`}>${name}</option>`,
  )}</select></p>
<fieldset><legend>Prijs</legend><label><input type="checkbox" name="prijs" value="gratis"${price === 'gratis' && html` checked`}>Alleen gratis</label></fieldset>
<p><button class="button button--primary">Toon</button></p>
</div></form>`;
}

/** The end of the event's day: not every event has a known end. */
function endOf({ inDays }: PaperEvent, { paper }: PageContext): Date {
  return endOfDay(paper.minutesBefore(-inDays * DAY));
}

function entry(event: PaperEvent, { regions, kind, price }: AgendaChoices, context: PageContext): Markup {
  const { paper } = context;
  const { title, about, place, inDays, region, isFree, hours } = event;
  const isChosen =
    (regions.length === 0 || regions.includes(region)) &&
    (kind === '' || kind === event.kind) &&
    (price === '' || isFree);
  const values = [region, event.kind, ...(isFree ? ['gratis'] : [])].join(', ');
  const time = paper.minutesBefore(-inDays * DAY);
  return html`<li class="agenda__entry" data-filter-values="${values}" data-ends-at="${isoDay(time)}"${!isChosen && html` hidden`}>${leaf(time)}<div><p class="kicker">${KINDS[event.kind]}${isFree && html` · gratis`}</p><h2>${title}</h2><p>${about}</p><p class="meta">${fullDate(time)}, ${hours}, ${place}</p></div></li>`;
}

/** The day as on a tear-off calendar; the line below the title has the full date. */
function leaf(time: Date): Markup {
  const [weekday = '', day, month = ''] = fullDate(time).split(' ');
  return html`<p class="agenda__leaf" aria-hidden="true"><span>${weekday.slice(0, 2)}</span> <b>${day}</b> <span>${month === 'maart' ? 'mrt' : month.slice(0, 3)}</span></p>`;
}
