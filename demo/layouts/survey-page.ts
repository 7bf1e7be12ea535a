import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { side } from './side.ts';

const SECTIONS = ['Binnenland', 'Buitenland', 'Economie', 'Cultuur', 'Wetenschap', 'Sport', 'Opinie'];

/** The paper's survey among its readers: without scripts a single long form. */
export function surveyPage(context: PageContext): Markup {
  return page(
    {
      title: 'Lezersonderzoek',
      description: 'Vier vragen over de krant.',
      pageType: 'readers-survey',
      canonical: '/enquete/',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Lezersonderzoek</h1><p>Vier vragen, twee minuten. Je antwoorden zijn anoniem.</p></div>
<form class="paper-form" data-widget="readers-survey" action="/enquete/antwoorden" method="post" aria-label="Lezersonderzoek">
<fieldset><legend>Hoe lang lees je de krant op een gewone dag?</legend><label><input type="radio" name="leestijd" value="kort" required>Minder dan een kwartier</label><label><input type="radio" name="leestijd" value="gewoon">Een kwartier tot een uur</label><label><input type="radio" name="leestijd" value="lang">Langer dan een uur</label></fieldset>
<fieldset><legend>Welke rubriek sla je nooit over?</legend><p><label for="rubriek">Rubriek</label><select id="rubriek" name="rubriek" required><option value="">Kies een rubriek</option>${SECTIONS.map((name) => html`<option>${name}</option>`)}</select></p></fieldset>
<fieldset><legend>Welk cijfer geef je de krant?</legend><p><label for="cijfer">Cijfer van 1 tot 10</label><input id="cijfer" name="cijfer" type="number" min="1" max="10" inputmode="numeric" required></p></fieldset>
<fieldset><legend>Wat mis je in de krant?</legend><p><label for="mist">Je antwoord (niet verplicht)</label><textarea id="mist" name="mist" data-max-words="60"></textarea></p></fieldset>
<p><button class="button button--primary">Versturen</button></p>
</form></div>${side(context)}</div>`,
    },
    context,
  );
}

/** A callout that asks readers for their stories, with a form below it. */
export function callPage(context: PageContext): Markup {
  return page(
    {
      title: 'Waar was jij toen het water kwam?',
      description: 'Vertel je verhaal over hoogwater.',
      pageType: 'article',
      canonical: '/oproep/hoogwater/',
      content: html`<div class="with-side"><div class="with-side__main"><article class="article"><header class="article__head"><div class="kicker">Oproep</div><h1>Waar was jij toen het water kwam?</h1><p class="article__lead">Voor een serie over dorpen aan de rivier zoekt de redactie verhalen van wie het hoogwater meemaakte.</p></header>
<div class="article__body"><p>Een foto is niet nodig; een paar zinnen zijn genoeg. We nemen contact op voordat we iets plaatsen.</p></div></article>
<form class="paper-form" data-widget="data-form" action="/inzenden/verhaal" method="post" aria-label="Je verhaal"><input type="hidden" name="oproep" value="hoogwater">
<p><label for="oproep-naam">Naam</label><input id="oproep-naam" name="naam" autocomplete="name" required></p>
<p><label for="oproep-plaats">Plaats (niet verplicht)</label><input id="oproep-plaats" name="plaats" autocomplete="address-level2"></p>
<p><label for="oproep-verhaal">Je verhaal</label><textarea id="oproep-verhaal" name="verhaal" data-max-words="200" required></textarea></p>
<p><button class="button button--primary">Versturen</button></p></form></div>${side(context)}</div>`,
    },
    context,
  );
}
