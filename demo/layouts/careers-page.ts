import { CAREERS } from '../content/careers.ts';
import { JOB_PLACES } from '../content/lists/job-places.ts';
import { dayOf, endOfDay, isoDay } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { selectField } from './lists/list-page.ts';
import { page } from './page.ts';
import { smallPicture } from './picture.ts';
import { side } from './side.ts';

const DAY = 24 * 60;

/** The jobs at the paper. */
export function careersPage(context: PageContext): Markup {
  const places = Object.values(JOB_PLACES);
  /** The last day on which one can apply. */
  const lastDay = (slug: string): Date | undefined => {
    const days = JOB_PLACES[slug]?.closesInDays;
    return days === undefined ? undefined : context.paper.minutesBefore(-days * DAY);
  };
  const open = CAREERS.filter(({ slug }) => {
    const last = lastDay(slug);
    return !last || endOfDay(last) > context.visit.now;
  });
  const options = (all: string, names: readonly string[]) =>
    [['', all], ...[...new Set(names)].map((name) => [name, name] as const)] as const;
  return page(
    {
      title: 'Vacatures',
      description: 'Werken bij de krant.',
      pageType: 'vacatures',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Vacatures</h1><p>De krant maak je samen.</p></div>
<div data-widget="job-listings"><div class="list-page__fields">${selectField(
        'afdeling',
        'Afdeling',
        options(
          'Alle afdelingen',
          places.map(({ department }) => department),
        ),
      )}${selectField(
        'locatie',
        'Locatie',
        options(
          'Alle locaties',
          places.map(({ city }) => city),
        ),
      )}</div><p class="list-page__count" data-result-count>${open.length === 1 ? '1 vacature' : `${open.length} vacatures`}</p>
${open.map(({ slug, title, place, hours, about, picture }) => {
  const { department, city } = JOB_PLACES[slug] ?? {};
  const last = lastDay(slug);

  return html`<article class="listing" id="${slug}" data-department="${department ?? ''}" data-location="${city ?? ''}"${last && html` data-expires-at="${isoDay(last)}"`}>${smallPicture(picture)}<div><h2>${title}</h2><p>${about}</p><p class="meta">${place}${city && html`, ${city}`}, ${hours}</p>${last && html`<p class="meta">Reageren kan tot en met ${dayOf(isoDay(last))}.</p>`}<p><a href="mailto:werken@nieuwemorgentijd.example?subject=${encodeURIComponent(title)}">Schrijf ons een brief</a></p></div></article>`;
})}</div>
</div>${side(context)}</div>`,
    },
    context,
  );
}
