import { HOURS, SERVICE, SUBJECTS, TELEPHONE } from '../content/service.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { field } from './form-parts.ts';
import { page } from './page.ts';
import { side } from './side.ts';

/**
 * Customer service: its subjects, a form, and the telephone with its hours.
 * @param subject the subject selected in the form
 */
export function servicePage(subject: string | undefined, context: PageContext): Markup {
  return page(
    {
      title: 'Klantenservice',
      description: 'Opzeggen, herroepen, bezorging, verhuizen, facturen: hier regel je het, of vraag je het.',
      pageType: 'contact',
      canonical: SERVICE,
      content: html`<div class="with-side"><div class="with-side__main service">
<div class="section-head"><h1>Klantenservice</h1><p>Het meeste regel je zelf, zonder te bellen.</p></div>
<nav class="service__nav" aria-label="Onderwerpen"><ul>${SUBJECTS.map(({ id, title }) => html`<li><a class="button" href="#${id}">${title}</a></li>`)}</ul></nav>
${SUBJECTS.map(
  ({ id, title, text, link }) =>
    html`<section class="service__part" id="${id}" aria-labelledby="${id}-kop"><h2 id="${id}-kop">${title}</h2><p>${text}</p>${link && html`<p><a href="${link.href}">${link.label}</a></p>`}</section>`,
)}
<section class="service__part" id="formulier" aria-labelledby="formulier-kop"><h2 id="formulier-kop">Schrijf ons</h2><p>We antwoorden binnen twee werkdagen.</p>${serviceForm(subject, context)}</section>
<section class="service__part" id="bellen" aria-labelledby="bellen-kop"><h2 id="bellen-kop">Bel ons</h2><p><a href="${TELEPHONE.href}">${TELEPHONE.label}</a>, gratis</p><p>${HOURS}</p></section>
<p>Een tip of een fout in de krant? Schrijf <a href="/contact/">de redactie</a>.</p>
</div>${side(context)}</div>`,
    },
    context,
  );
}

function serviceForm(subject: string | undefined, { visit }: PageContext): Markup {
  const { account } = visit.session;
  return html`<form class="form service__form" data-widget="form" method="post" action="/klantenservice/bericht" aria-label="Bericht aan de klantenservice">
<div class="form-field"><label for="onderwerp">Onderwerp</label><select id="onderwerp" name="subject">${SUBJECTS.map(({ id, title }) => html`<option value="${id}"${attributes({ selected: id === subject })}>${title}</option>`)}<option value="anders"${attributes({ selected: subject === undefined })}>Iets anders</option></select></div>
${field({ name: 'name', label: 'Naam', type: 'text', autocomplete: 'name', value: account?.name })}
${field({ name: 'email', label: 'E-mailadres', type: 'email', autocomplete: 'email', value: account?.email })}
<div class="form-field"><label for="bericht">Je vraag, of je nieuwe adres</label><textarea id="bericht" name="message" rows="5" required></textarea></div>
<div><button class="form-button form-button--primary">Verstuur</button></div>
</form>`;
}
