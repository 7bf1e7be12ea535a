import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { leadPicture, smallPicture } from '../picture.ts';

const STORIES = [
  ['pont-dageraad', 'De eerste pont', 'Tien over zes, twee fietsers en een pakket kranten.', '/video/pont/'],
  ['bakker', 'Het uur van de bakker', 'Om half vier gaat het licht aan.', '/special/lost-boys/'],
  ['sterren', 'Donkerte te koop', 'Waar de straatlantaarns uitgaan.', '/special/in-beeld-2019/'],
  ['nachttrein', 'Slapend naar Wenen', 'De nachttrein rijdt weer.', '/special/1968/'],
  ['orkest', 'Het winterorkest', 'Zestig muzikanten, één kachel.', '/podcasts/'],
];

/** A special in a list: its picture, its title, what it is, and its address. */
type Entry = readonly [picture: string, title: string, text: string, address: string];

/** The special on top. */
const FIRST: Entry = [
  'pont-mist',
  'Drie jongens op de rivier',
  'In 1953 dreven drie jongens op een vlot van deuren naar zee. Een van hen is er nog.',
  '/special/lost-boys/',
];

const BLOCKS: readonly { id: string; title: string; entries: readonly Entry[] }[] = [
  {
    id: 'lezen',
    title: 'Om te lezen',
    entries: [
      ['stad', '1968, dag voor dag', 'Het jaar waarin alles anders moest.', '/special/1968/'],
      ['paraplus', '2019 in beeld', 'Twaalf maanden, twaalf foto’s.', '/special/in-beeld-2019/'],
      ['depot', 'Het regeerakkoord, met uitleg', 'Wat er staat, en wat het betekent.', '/regeerakkoord/'],
      ['zonnedak', 'Duurzaamheid', 'Wat je zelf kunt doen, en wat niet.', '/duurzaamheid/'],
    ],
  },
  {
    id: 'kijken',
    title: 'Om te bekijken',
    entries: [
      ['wilde-tuin', 'De wilde tuin', 'Een tuin waarin niets wordt gemaaid.', '/wilde-tuin/'],
      ['bakker', 'De Hoogstraat', 'Een winkelstraat, gevel voor gevel.', '/special/hoogstraat/'],
      ['flats', 'De L-flat', 'Achter elk raam een verhaal.', '/special/l-flat/'],
      ['marktplein', 'Het plein', 'Wijs aan wat je wilt horen.', '/special/marktplein/'],
      ['dijkhuis', 'De bevrijding, dag voor dag', 'De kaart van een winter.', '/special/bevrijding/'],
      ['wad-aankomst', 'Een dag aan de rand', 'Van eb tot vloed.', '/special/parallax/'],
    ],
  },
  {
    id: 'doen',
    title: 'Om te doen',
    entries: [
      ['huizen', 'Welke subsidie past bij jouw huis?', 'Zes vragen, één antwoord.', '/keuzehulp/subsidie/'],
      ['trein', 'Econogram 48', 'Vijf cijfers, vijf vragen.', '/econogram/'],
      ['ballonnen', 'Hoe heet jouw jaar?', 'De kindernamen sinds 1983.', '/kindernamen/'],
      ['hoogvlakte', 'De uitslag van de verkiezingen', 'Zetel voor zetel.', '/verkiezingen/'],
      ['pers', 'Waarom een abonnement', 'Wat je ervoor krijgt.', '/voordelen/'],
    ],
  },
];

/** A page of blocks that an editor chose: the specials of the paper. */
export function specialsPage(context: PageContext): Markup {
  const [reading, ...others] = BLOCKS;
  return page(
    {
      title: 'Specials',
      description: 'Grote verhalen, keuzehulpen en puzzels.',
      pageType: 'blocky',
      canonical: '/specials/',
      content: html`<article class="special special--list" id="artikel"><header class="special__head"><h1>Specials</h1><p>Grote verhalen, om te lezen, te bekijken en te doen.</p><nav class="special__ways" aria-label="Op deze pagina"><a href="#lezen">Om te lezen</a> <a href="#verhalen">Verhalen</a> <a href="#kijken">Om te bekijken</a> <a href="#doen">Om te doen</a></nav></header>
${first(FIRST)}
${reading && block(reading)}
<section class="special__block" data-block="stories" id="verhalen"><h2>Verhalen</h2>${storyList()}</section>
${others.map(block)}
<section class="special__block" data-block="weather" id="weer"><h2>Het weer</h2><div data-widget="weather" data-weather-endpoint="/data/weather">Het weer van vandaag staat op de voorpagina.</div></section></article>`,
    },
    context,
  );
}

function first([picture, title, text, address]: Entry): Markup {
  return html`<article class="teaser special__first">${leadPicture({ name: picture, alt: '' })}<div class="teaser__text"><p class="kicker">Lang verhaal</p><h2><a href="${address}">${title}</a></h2><p>${text}</p></div></article>`;
}

function block({ id, title, entries }: (typeof BLOCKS)[number]): Markup {
  return html`<section class="special__block" data-block="text" id="${id}"><h2>${title}</h2><ul class="special__list">${entries.map(
    ([picture, name, text, address]) =>
      html`<li class="teaser">${smallPicture({ name: picture, alt: '' })}<div class="teaser__text"><h3><a href="${address}">${name}</a></h3><p>${text}</p></div></li>`,
  )}</ul></section>`;
}

function storyList(): Markup {
  return html`<div data-widget="stories"><ul class="story-row">${STORIES.map(
    ([name, title, text, address]) =>
      html`<li><a href="${address}"><img src="/static/images/${name}-640.webp" width="640" height="400" alt="" loading="lazy"><span>${title}</span></a><p>${text}</p></li>`,
  )}</ul></div>`;
}
