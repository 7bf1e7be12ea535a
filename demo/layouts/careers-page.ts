import { CAREERS } from '../content/careers.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { smallPicture } from './picture.ts';
import { side } from './side.ts';

/** The jobs at the paper. */
export function careersPage(context: PageContext): Markup {
  return page(
    {
      title: 'Vacatures',
      description: 'Werken bij de krant.',
      pageType: 'vacatures',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Vacatures</h1><p>Wie de krant maakt, maakt haar met anderen.</p></div>
${CAREERS.map(
  ({ slug, title, place, hours, about, picture }) =>
    html`<article class="listing" id="${slug}">${smallPicture(picture)}<div><h2>${title}</h2><p>${about}</p><p class="meta">${place}, ${hours}</p><p><a href="mailto:werken@nieuwemorgentijd.example?subject=${encodeURIComponent(title)}">Schrijf ons een brief</a></p></div></article>`,
)}
</div>${side(context)}</div>`,
    },
    context,
  );
}
