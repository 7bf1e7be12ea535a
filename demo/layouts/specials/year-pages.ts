import { PHOTOS_OF_2019, type YearPhoto } from '../../content/specials/inbeeld2019.ts';
import { EVENTS_OF_1968 } from '../../content/specials/jaar1968.ts';
import { dayOf } from '../../server/dates.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { lazyPicture } from '../picture.ts';

/** The timeline of 1968. */
export function year1968Page(context: PageContext): Markup {
  return page(
    {
      title: '1968, dag voor dag',
      description: 'Het jaar waarin alles tegelijk gebeurde, in dertig dagen.',
      pageType: 'special',
      canonical: '/special/1968/',
      content: html`<article class="special" id="artikel"><header class="special__head"><p class="kicker">Special</p><h1>1968, dag voor dag</h1><p class="article__lead">Het jaar waarin alles tegelijk gebeurde, in dertig dagen.</p></header>
<div data-special="jaar1968"><ol class="timeline">${EVENTS_OF_1968.map(
        ({ date, title, text, picture }) =>
          html`<li data-date="${date}"><h2>${title}</h2><p class="meta"><time datetime="${date}">${dayOf(date)}</time></p>${picture && lazyPicture(picture)}<p>${text}</p></li>`,
      )}</ol></div></article>`,
    },
    context,
  );
}

/** The year 2019 in photos. */
export function year2019Page(context: PageContext): Markup {
  return page(
    {
      title: '2019 in beeld',
      description: 'Het jaar in achttien foto’s, van de eerste storm tot de laatste heldere nacht.',
      pageType: 'special',
      canonical: '/special/in-beeld-2019/',
      content: html`<article class="special special--wide" id="artikel"><header class="special__head"><p class="kicker">In beeld</p><h1>2019 in beeld</h1><p class="article__lead">Het jaar in foto’s, van de eerste storm tot de laatste heldere nacht.</p></header>
<div data-special="inbeeld2019">${PHOTOS_OF_2019.map(
        ({ month, photos }, index) =>
          html`<section id="${month.toLowerCase()}" data-month="${index + 1}"><h2>${month}</h2>${photos.map(photoFigure)}</section>`,
      )}</div></article>`,
    },
    context,
  );
}

function photoFigure({ name, alt, caption, photographer }: YearPhoto): Markup {
  const file = `/static/images/${name}`;
  return html`<figure data-photo-hash="${name}"><img src="${file}-1280.webp" srcset="${file}-640.webp 640w, ${file}-1280.webp 1280w" sizes="100vw" width="1280" height="800" alt="${alt}" loading="lazy"><figcaption>${caption} <span class="credit">Foto ${photographer}</span></figcaption></figure>`;
}
