import { GARDEN, SQUARE } from '../../content/places.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

const picture = (name: string, alt: string) =>
  html`<img src="/static/images/${name}-1280.webp" srcset="/static/images/${name}-640.webp 640w, /static/images/${name}-800.webp 800w, /static/images/${name}-1280.webp 1280w" sizes="(min-width: 1100px) 1060px, 100vw" width="1280" height="800" alt="${alt}" fetchpriority="high">`;

/** The wild garden: an illustration, and a list of the plants and animals in it. */
export function gardenPage(context: PageContext): Markup {
  return page(
    {
      title: 'De wilde tuin',
      description: 'Acht plekken in een tuin die zijn gang mag gaan.',
      pageType: 'wilde-tuin',
      canonical: '/wilde-tuin/',
      content: html`<article class="places"><header class="section-head"><div class="kicker">Natuur</div><h1>De wilde tuin</h1><p>Laat een tuin zijn gang gaan, en hij vult zich vanzelf. Acht plekken, en wie er woont.</p></header>
<div data-widget="wild-garden"><figure>${picture('wilde-tuin', 'Een tuin met een appelboom, een vijver, hoog gras en een insectenhotel')}</figure>
<ul class="places__list">${GARDEN.map(({ name, text, x, y }) => html`<li data-x="${x}" data-y="${y}"><h2>${name}</h2><p>${text}</p></li>`)}</ul></div>
<p class="places__after">Zelf beginnen? Eén vierkante meter is genoeg.</p></article>`,
    },
    context,
  );
}

/** A special: a square whose points open their texts. */
export function squarePage(context: PageContext): Markup {
  return page(
    {
      title: 'Het plein',
      description: 'Zes verhalen van één marktplein.',
      pageType: 'article',
      canonical: '/special/marktplein/',
      content: html`<article class="places"><header class="section-head"><div class="kicker">Special</div><h1>Het plein</h1><p>Een plein is een stad in het klein. Zes plekken, zes verhalen.</p></header>
<div data-special="image-map"><figure>${picture('marktplein', 'Een marktplein met kramen, een pomp en een kerktoren')}</figure>
<ol class="places__list">${SQUARE.map(({ name, text, x, y }) => html`<li data-x="${x}" data-y="${y}"><h2>${name}</h2><p>${text}</p></li>`)}</ol></div>
<p class="places__after">De markt is er op dinsdag en vrijdag.</p></article>`,
    },
    context,
  );
}
