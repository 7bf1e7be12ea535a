import { articleById } from '../../content/index.ts';
import { FERRY } from '../../content/videos.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { leadPicture, smallPicture } from '../picture.ts';

/** The articles that are told as stories. */
const STORIES = [4122, 4112, 4106, 4109];

/** A special in a list: its picture, and its title and what it is, as its own page says. */
type Entry = readonly [picture: string, title: string, text: string, address: string];

/** The special on top. */
const FIRST: Entry = [
  'pont-mist',
  'Drie jongens op de rivier',
  'Wessel, Jorn en Timo gingen roeien. Om twaalf uur waren ze er nog niet.',
  '/special/lost-boys/',
];

const BLOCKS: readonly { id: string; title: string; entries: readonly Entry[] }[] = [
  {
    id: 'lezen',
    title: 'Om te lezen',
    entries: [
      [
        'stad',
        '1968, dag voor dag',
        'Het jaar waarin alles tegelijk gebeurde, in dertig dagen.',
        '/special/1968/',
      ],
      [
        'paraplus',
        '2019 in beeld',
        'Het jaar in achttien foto’s, van de eerste storm tot de laatste heldere nacht.',
        '/special/in-beeld-2019/',
      ],
      ['raadzaal', 'Het regeerakkoord, met commentaar', 'Onze redacteuren lazen mee.', '/regeerakkoord/'],
      ['zonnedak', 'Duurzaamheid', 'Wat er al gebeurt, en wat dat kost.', '/duurzaamheid/'],
    ],
  },
  {
    id: 'kijken',
    title: 'Om te bekijken',
    entries: [
      ['wilde-tuin', 'De wilde tuin', 'Acht plekken in een tuin die zijn gang mag gaan.', '/wilde-tuin/'],
      ['winkel', 'De Hoogstraat', 'Vijfentwintig gevels, vijfentwintig verhalen.', '/special/hoogstraat/'],
      ['flats', 'De L-flat', 'Acht bewoners van één flat.', '/special/l-flat/'],
      ['marktplein', 'Het plein', 'Zes verhalen van één marktplein.', '/special/marktplein/'],
      ['dijkhuis', 'De bevrijding, dag voor dag', 'Van Mesch tot Schiermonnikoog.', '/special/bevrijding/'],
      ['wad-aankomst', 'Een dag aan de rand', 'Van het wad naar de tuin.', '/special/parallax/'],
    ],
  },
  {
    id: 'doen',
    title: 'Om te doen',
    entries: [
      [
        'huizen',
        'Welke subsidie past bij jouw huis?',
        'In hooguit vijf vragen weet je waar je aan toe bent.',
        '/keuzehulp/subsidie/',
      ],
      ['cijfers', 'Econogram 48', 'De puzzel over de economie van deze week.', '/econogram/'],
      [
        'ballonnen',
        'Hoe heet jouw jaar?',
        'Vijftig jaar namen van pasgeborenen: zoek de jouwe, en zie wanneer iedereen zo heette.',
        '/kindernamen/',
      ],
      [
        'raam',
        'De nacht van de tellers',
        'In achtduizend stembureaus vouwen vrijwilligers de biljetten uit. De tussenstand verandert elke minuut.',
        '/verkiezingen/',
      ],
      ['pers', 'Waarom een abonnement', 'Wat je krijgt met een abonnement op de krant.', '/voordelen/'],
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
<section class="special__block" data-block="stories" id="verhalen"><h2>Verhalen</h2>${storyList(context)}</section>
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

function storyList({ paper }: PageContext): Markup {
  const { slug, title, about, poster } = FERRY;
  const stories = STORIES.map(articleById).map((article) => ({
    name: article.picture.name,
    title: article.headline,
    text: article.lead,
    address: paper.address(article),
  }));
  return html`<div data-widget="stories"><ul class="story-row">${[
    { name: poster.name, title, text: about, address: `/video/${slug}/` },
    ...stories,
  ].map(
    ({ name, title, text, address }) =>
      html`<li><a href="${address}"><img src="/static/images/${name}-640.webp" width="640" height="400" alt="" loading="lazy"><span>${title}</span></a><p>${text}</p></li>`,
  )}</ul></div>`;
}
