import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { lazyPicture } from '../picture.ts';

const CHAPTERS = [
  {
    name: 'wad-vertrek',
    alt: 'Wandelaars vertrekken over het wad',
    text: 'Om vijf uur lopen ze het wad op, elf mensen en een gids. Achter hen zakt de dijk weg, voor hen is er niets dan licht.',
  },
  {
    name: 'marktplein',
    alt: 'Een marktplein met kramen',
    text: 'Op het plein weet niemand nog dat het tij is gekeerd. De kaasboer bouwt op, de klok slaat zes.',
  },
  {
    name: 'wilde-tuin',
    alt: 'Een tuin met een vijver',
    text: 'Aan het eind van de dag liggen er schelpen op de rand van de vijver. Niemand zegt waar ze vandaan komen.',
  },
] as const;

/** A special: a story whose pictures lag behind the scrolling. */
export function parallaxPage(context: PageContext): Markup {
  return page(
    {
      title: 'Een dag aan de rand',
      description: 'Van het wad naar de tuin.',
      pageType: 'article',
      canonical: '/special/parallax/',
      content: html`<article class="places"><header class="section-head"><div class="kicker">Special</div><h1>Een dag aan de rand</h1><p>Drie plekken op één dag, tussen eb en vloed.</p></header>
<div data-special="parallax" class="places__parallax">${CHAPTERS.map(({ text, ...picture }, at) => html`<section><div class="places__layer" data-parallax-speed="${['0.5', '0.8', ''][at]}">${lazyPicture(picture)}</div><p>${text}</p></section>`)}</div></article>`,
    },
    context,
  );
}
