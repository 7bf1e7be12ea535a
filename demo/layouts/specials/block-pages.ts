import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

const STORIES = [
  ['pont-dageraad', 'De eerste pont', 'Tien over zes, twee fietsers en een pakket kranten.', '/video/pont/'],
  ['bakker', 'Het uur van de bakker', 'Om half vier gaat het licht aan.', '/special/lost-boys/'],
  ['sterren', 'Donkerte te koop', 'Waar de straatlantaarns uitgaan.', '/special/in-beeld-2019/'],
  ['nachttrein', 'Slapend naar Wenen', 'De nachttrein rijdt weer.', '/special/1968/'],
  ['orkest', 'Het winterorkest', 'Zestig muzikanten, één kachel.', '/podcasts/'],
];

/** A page of blocks that an editor chose: the specials of the paper. */
export function specialsPage(context: PageContext): Markup {
  return page(
    {
      title: 'Specials',
      description: 'Grote verhalen, keuzehulpen en puzzels.',
      pageType: 'blocky',
      canonical: '/specials/',
      content: html`<article class="special" id="artikel"><header class="special__head"><h1>Specials</h1><nav class="special__ways" aria-label="Op deze pagina"><a href="#verhalen">Verhalen</a> <a href="#lezen">Om te lezen</a> <a href="#kijken">Om te bekijken</a> <a href="#doen">Om te doen</a></nav></header>
<section class="special__block" data-block="text" id="lezen"><h2>Om te lezen</h2><ul class="special__list"><li><a href="/special/lost-boys/">Drie jongens op de rivier</a></li><li><a href="/special/1968/">1968, dag voor dag</a></li><li><a href="/special/in-beeld-2019/">2019 in beeld</a></li><li><a href="/regeerakkoord/">Het regeerakkoord, met uitleg</a></li><li><a href="/duurzaamheid/">Duurzaamheid</a></li></ul></section>
<section class="special__block" data-block="stories" id="verhalen"><h2>Verhalen</h2>${storyList()}</section>
<section class="special__block" data-block="text" id="kijken"><h2>Om te bekijken</h2><ul class="special__list"><li><a href="/wilde-tuin/">De wilde tuin</a></li><li><a href="/special/hoogstraat/">De Hoogstraat</a></li><li><a href="/special/l-flat/">De L-flat</a></li><li><a href="/special/marktplein/">Het plein</a></li><li><a href="/special/bevrijding/">De bevrijding, dag voor dag</a></li><li><a href="/special/parallax/">Een dag aan de rand</a></li></ul></section>
<section class="special__block" data-block="text" id="doen"><h2>Om te doen</h2><ul class="special__list"><li><a href="/keuzehulp/subsidie/">Welke subsidie past bij jouw huis?</a></li><li><a href="/econogram/">Econogram 48</a></li><li><a href="/kindernamen/">Hoe heet jouw jaar?</a></li><li><a href="/verkiezingen/">De uitslag van de verkiezingen</a></li><li><a href="/voordelen/">Waarom een abonnement</a></li></ul></section>
<section class="special__block" data-block="weather" id="weer"><h2>Het weer</h2><div data-widget="weather" data-weather-endpoint="/data/weather">Het weer van vandaag staat op de voorpagina.</div></section></article>`,
    },
    context,
  );
}

function storyList(): Markup {
  return html`<div data-widget="stories"><ul class="story-row">${STORIES.map(
    ([name, title, text, address]) =>
      html`<li><a href="${address}"><img src="/static/images/${name}-640.webp" width="640" height="400" alt="" loading="lazy"><span>${title}</span></a><p>${text}</p></li>`,
  )}</ul></div>`;
}
