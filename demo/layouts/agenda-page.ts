import { EVENTS, KINDS, type PaperEvent, REGIONS } from '../content/events.ts';
import { fullDate } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { side } from './side.ts';

const DAY = 24 * 60;

/** The choices of an agenda, as its address has them. */
export interface AgendaChoices {
  readonly regions: readonly string[];
  readonly kind: string;
  readonly price: string;
}

/** Reads the choices of the agenda's address, for readers without scripts. */
export function agendaChoices(parameters: URLSearchParams): AgendaChoices {
  return {
    regions: parameters.getAll('regio').filter((value) => value in REGIONS),
    kind: parameters.get('soort') ?? '',
    price: parameters.get('prijs') ?? '',
  };
}

/** The paper's events. The server sends all of them; those that were not chosen are hidden. */
export function agendaPage(choices: AgendaChoices, context: PageContext): Markup {
  return page(
    {
      title: 'Agenda',
      description: 'Wat er de komende weken te zien en te horen is.',
      pageType: 'item-filters',
      canonical: '/agenda/',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Agenda</h1><p>Wat er de komende weken te zien en te horen is.</p></div>
${filters(choices)}
<ul class="agenda">${EVENTS.map((event) => entry(event, choices, context))}</ul>
</div>${side(context)}</div>`,
    },
    context,
  );
}

function filters({ regions, kind, price }: AgendaChoices): Markup {
  return html`<form class="paper-form agenda-filters" data-widget="item-filters" action="/agenda/" aria-label="Agenda">
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
</form>`;
}

function entry(event: PaperEvent, { regions, kind, price }: AgendaChoices, { paper }: PageContext): Markup {
  const { title, about, place, inDays, region, isFree } = event;
  const isChosen =
    (regions.length === 0 || regions.includes(region)) &&
    (kind === '' || kind === event.kind) &&
    (price === '' || isFree);
  const values = [region, event.kind, ...(isFree ? ['gratis'] : [])].join(', ');
  return html`<li class="agenda__entry" data-filter-values="${values}"${!isChosen && html` hidden`}><h2>${title}</h2><p>${about}</p><p class="meta">${fullDate(paper.minutesBefore(-inDays * DAY))}, ${place}${isFree && html` · gratis`}</p></li>`;
}
