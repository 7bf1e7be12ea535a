import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';
import { side } from './side.ts';

/** The newsroom's contact page, with the form of the in-memoriam desk as a modal. */
export function contactPage(context: PageContext): Markup {
  return page(
    {
      title: 'Contact',
      description: 'Schrijf de redactie.',
      pageType: 'contact',
      canonical: '/contact/',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Contact</h1><p>Een tip, een vraag of een fout gezien? De redactie leest alles.</p></div>
${feedbackForm()}
<section class="archive-period" aria-labelledby="memoriam"><h2 id="memoriam">Overlijdensberichten</h2>
<p>Wil je een overlijden melden, of een stuk over iemand voorstellen?</p>
<p><a class="button" data-widget="in-memoriam-contact" data-dialog="memoriam-dialoog" href="/contact/in-memoriam/">Schrijf de redactie In memoriam</a></p></section>
${memoriamDialog()}
</div>${side(context)}</div>`,
    },
    context,
  );
}

/** The same form on a page of its own, to which the link leads without scripts. */
export function memoriamPage(context: PageContext): Markup {
  return page(
    {
      title: 'Contact: In memoriam',
      description: 'Schrijf de redactie In memoriam.',
      pageType: 'contact',
      canonical: '/contact/in-memoriam/',
      content: html`<div class="with-side"><div class="with-side__main"><div class="section-head"><h1>In memoriam</h1><p>Een overlijden melden, of een stuk over iemand voorstellen.</p></div>${memoriamForm('pagina')}</div>${side(context)}</div>`,
    },
    context,
  );
}

function feedbackForm(): Markup {
  return html`<form class="paper-form" data-widget="feedback-form" action="/contact/redactie" method="post" aria-label="Bericht aan de redactie">
<p><label for="contact-naam">Naam</label><input id="contact-naam" name="nrcform_name" autocomplete="name" required></p>
<p><label for="contact-email">E-mailadres</label><input id="contact-email" name="nrcform_email" type="email" autocomplete="email" required></p>
<p><label for="contact-telefoon">Telefoonnummer (niet verplicht)</label><input id="contact-telefoon" name="nrcform_phone" type="tel" autocomplete="tel"></p>
<p><label for="contact-bericht">Je bericht</label><textarea id="contact-bericht" name="nrcform_message" required aria-describedby="contact-lengte"></textarea><small id="contact-lengte" data-max-length-warning>Hooguit 120 woorden.</small></p>
<label><input type="checkbox" name="OPTIN" value="nieuwsbrief-redactie"> Stuur me de nieuwsbrief van de redactie</label>
<input type="hidden" name="SUBSCRIBE_SOURCE" value="contact"><input type="hidden" name="HAS_VALID_TOKEN" value="0">
<p><button class="button button--primary">Verstuur</button></p>
</form>`;
}

/** The contact form of the in-memoriam desk, as a dialog that its hook opens. */
export function memoriamDialog(): Markup {
  return html`<dialog id="memoriam-dialoog" aria-labelledby="memoriam-titel"><div><div data-modal-head><h2 id="memoriam-titel">Redactie In memoriam</h2></div>
<div data-modal-content>${memoriamForm('dialoog')}
<div><p>Bedankt, <b data-echo="naam"></b>. We antwoorden op <span data-echo="email"></span>.</p><blockquote data-echo="bericht"></blockquote></div></div></div></dialog>`;
}

function memoriamForm(id: string): Markup {
  return html`<form class="paper-form" action="/in-memoriam/bericht" method="post" aria-label="Bericht aan de redactie In memoriam">
<p><label for="memoriam-naam-${id}">Naam</label><input id="memoriam-naam-${id}" name="naam" autocomplete="name" required></p>
<p><label for="memoriam-email-${id}">E-mailadres</label><input id="memoriam-email-${id}" name="email" type="email" autocomplete="email" required></p>
<p><label for="memoriam-bericht-${id}">Je bericht</label><textarea id="memoriam-bericht-${id}" name="bericht" required></textarea></p>
<p><button class="button button--primary">Verstuur</button></p></form>`;
}
