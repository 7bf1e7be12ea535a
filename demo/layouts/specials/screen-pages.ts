import { SUBSIDY_TREE, type TreeStep } from '../../content/specials/subsidy-tree.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

/** The decision tree about subsidies, question by question. */
export function subsidyPage(context: PageContext): Markup {
  return page(
    {
      title: 'Welke subsidie past bij jouw huis?',
      description: 'In hooguit vijf vragen weet je waar je aan toe bent.',
      pageType: 'special',
      canonical: '/keuzehulp/subsidie/',
      content: html`<article class="special" id="artikel"><header class="special__head"><p class="kicker">Keuzehulp</p><h1>Welke subsidie past bij jouw huis?</h1><p class="article__lead">In hooguit vijf vragen weet je waar je aan toe bent.</p></header>
<div class="tree" data-widget="decision-tree">${SUBSIDY_TREE.map(treeStep)}</div></article>`,
    },
    context,
  );
}

function treeStep({ id, title, text, answers }: TreeStep): Markup {
  return html`<section id="${id}"><h2>${title}</h2><p>${text}</p>${
    answers.length > 0 &&
    html`<ul>${answers.map(([answer, step]) => html`<li><a class="button" href="#${step}">${answer}</a></li>`)}</ul>`
  }</section>`;
}

const ADVANTAGES = [
  [
    'Elk stuk, elke dag',
    'Alle artikelen, podcasts en het hele archief. In de app lees je ook zonder verbinding.',
  ],
  ['De krant van morgen, vanavond', 'Om 22:00 uur staat de krant van de volgende dag klaar.'],
  ['Deel tien stukken per maand', 'Geef een artikel cadeau aan wie geen abonnement heeft.'],
  ['Puzzels zonder eind', 'De kruiswoorden, de sudoku’s en de econogrammen van de afgelopen twaalf jaar.'],
  [
    'Opzeggen is zo gedaan',
    html`In twee stappen, zonder gesprek: <a href="/account/opzeggen/">Abonnement opzeggen</a>.`,
  ],
];

/** The advantages of a subscription. */
export function advantagesPage(context: PageContext): Markup {
  return page(
    {
      title: 'Waarom een abonnement',
      description: 'Wat je krijgt met een abonnement op de krant.',
      pageType: 'special',
      canonical: '/voordelen/',
      content: html`<article class="special" id="artikel"><header class="special__head"><h1>Waarom een abonnement</h1><p class="article__lead">Goede journalistiek kost tijd. Dit krijg je ervoor terug.</p></header>
<div class="usp" data-special="usp-page">${ADVANTAGES.map(([title, text]) => html`<section data-usp><h2>${title}</h2><p>${text}</p></section>`)}
<p class="usp__way"><a class="button button--primary" href="/abonnementen/">Bekijk abonnementen</a> <span data-subscribers hidden>Je hebt al een abonnement. Fijn dat je meeleest.</span></p></div></article>`,
    },
    context,
  );
}

const QUESTIONS = [
  ['inflatie', 'Hoe heet het als prijzen stijgen?'],
  ['rente', 'Wat verhoogt een centrale bank om dat te remmen?'],
  ['export', 'Wat verkoopt een land aan het buitenland?'],
  ['krapte', 'Hoe heet het als er meer banen zijn dan werkzoekenden?'],
];

/** The puzzle about the economy. It closes three days after it is opened. */
export function econogramPage(context: PageContext): Markup {
  const closesAt = context.paper.minutesBefore(-3 * 24 * 60).toISOString();
  return page(
    {
      title: 'Econogram',
      description: 'De puzzel over de economie van deze week.',
      pageType: 'special',
      canonical: '/econogram/',
      content: html`<article class="special" id="artikel"><header class="special__head"><p class="kicker">Puzzel</p><h1>Econogram</h1><p class="article__lead">Vier vragen, vier woorden. Onder de goede inzendingen verloten we een boekenbon.</p></header>
<div data-special="econogram" data-edition="2026-48" data-closes-at="${closesAt}">${econogramForm()}</div></article>`,
    },
    context,
  );
}

function econogramForm(): Markup {
  return html`<form class="paper-form" action="/econogram/inzenden" method="post" aria-label="Inzending econogram"><input type="hidden" name="editie" value="2026-48">
${QUESTIONS.map(([name, question]) => html`<p><label for="econogram-${name}">${question}</label><input id="econogram-${name}" name="antwoord-${name}" autocomplete="off" required></p>`)}
<p><label for="econogram-wie">Naam</label><input id="econogram-wie" name="nrcform_name" autocomplete="name" required></p>
<p><label for="econogram-mail">E-mailadres</label><input id="econogram-mail" name="nrcform_email" type="email" autocomplete="email" required></p>
<p><button class="button button--primary">Stuur in</button></p></form>`;
}
