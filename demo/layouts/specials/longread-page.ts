import { type Chapter, LOST_BOYS } from '../../content/specials/lostboys.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { lazyPicture } from '../picture.ts';

/** The longread about three boys on the river. */
export function lostBoysPage(context: PageContext): Markup {
  return page(
    {
      title: 'Drie jongens op de rivier',
      description: 'Wessel, Jorn en Timo gingen roeien. Om twaalf uur waren ze er nog niet.',
      pageType: 'special',
      canonical: '/special/lost-boys/',
      content: html`<article class="special" id="artikel"><header class="special__head"><p class="kicker">Lang verhaal</p><h1>Drie jongens op de rivier</h1><p class="article__lead">Wessel, Jorn en Timo gingen roeien. Om twaalf uur waren ze er nog niet.</p></header>
<div data-special="lostboys">${LOST_BOYS.map(chapter)}</div></article>`,
    },
    context,
  );
}

function chapter({ id, title, paragraphs, opening }: Chapter, index: number): Markup {
  return html`<section class="special__chapter" id="${id}" data-chapter="${index + 1}"><h2>${title}</h2>${opening === 'video' ? backgroundVideo() : opening && lazyPicture(opening)}${paragraphs.map((text) => html`<p>${text}</p>`)}</section>`;
}

function backgroundVideo(): Markup {
  return html`<video muted loop playsinline preload="none" poster="/static/images/pont-dageraad-1280.jpg" width="854" height="480" aria-label="De pont vaart in de mist"><source src="/static/video/pont.webm" type="video/webm"><source src="/static/video/pont.mp4" type="video/mp4"></video>`;
}
