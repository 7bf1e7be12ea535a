import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { PLACES, PROVINCES } from '../../content/places.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

/** The provinces, drawn from simple shapes. */
export function provincesMap(): Markup {
  return html`<svg viewBox="0 0 290 360" width="290" height="360" role="img" aria-label="Kaart van de provincies">${PROVINCES.map(({ name, day, shape }) => html`<polygon points="${shape}" data-liberated-on="${day}" fill="#d8d2c4" stroke="#5c5852" stroke-width="1.5"><title>${name}</title></polygon>`)}</svg>`;
}

/** A special: the liberation of the Netherlands, day by day. */
export function liberationPage(context: PageContext): Markup {
  return page(
    {
      title: 'De bevrijding, dag voor dag',
      description: 'Van Mesch tot Schiermonnikoog.',
      pageType: 'article',
      canonical: '/special/bevrijding/',
      content: html`<article class="places"><header class="section-head"><div class="kicker">Special</div><h1>De bevrijding, dag voor dag</h1><p>In september 1944 was het eerste dorp vrij, in juni 1945 het laatste eiland. Een provincie telt hier mee vanaf de dag waarop het grootste deel vrij was.</p></header>
<div data-special="bevrijding-nederland"><figure class="places__map">${provincesMap()}</figure>
<h2>Wanneer was jouw plaats vrij?</h2>
<ul class="places__dates">${PLACES.map(([name, day]) => html`<li>${name}: <time datetime="${day}">${longDate(Date.parse(`${day}T12:00Z`)) ?? day}</time></li>`)}</ul></div></article>`,
    },
    context,
  );
}
