import { HOUSES } from '../../content/places.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

/** A special: a street of 25 houses. */
export function streetPage(context: PageContext): Markup {
  return page(
    {
      title: 'De Hoogstraat',
      description: 'Vijfentwintig gevels, vijfentwintig verhalen.',
      pageType: 'article',
      canonical: '/special/hoogstraat/',
      content: html`<article class="places"><header class="section-head"><div class="kicker">Special</div><h1>De Hoogstraat</h1><p>Loop mee langs vijfentwintig gevels, van de brug tot de poort.</p></header>
<div data-special="hoogstraat"><figure class="places__street"><img src="/static/images/hoogstraat-5000.webp" width="5000" height="700" alt="Een straat met vijfentwintig oude huizen" fetchpriority="high"></figure>
<ol class="places__list">${HOUSES.map(({ number, name, text, x }) => html`<li id="pand-${number}" data-number="${number}" data-x="${x}" data-y="72"><h2>${name}</h2><p>${text}</p></li>`)}</ol></div>
<p class="places__after">Met dank aan het gemeentearchief.</p></article>`,
    },
    context,
  );
}
