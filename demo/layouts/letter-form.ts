import { html, type Markup } from '../server/html.ts';

/** The form for letters to the editor; the server validates it if scripts do not run. */
export function letterForm(): Markup {
  return html`<section class="letter" aria-labelledby="brief-kop"><h2 id="brief-kop">Schrijf ons een brief</h2>
<p>De redactie kiest elke dag een paar brieven uit. Houd het bij honderd woorden.</p>
<form class="paper-form" data-widget="form" method="post" action="/contact/bericht?captcha=1">
<div><label for="brief-naam">Naam</label><input id="brief-naam" name="name" autocomplete="name" required></div>
<div><label for="brief-adres">E-mailadres</label><input id="brief-adres" name="email" type="email" autocomplete="email" required></div>
<div><label for="brief-tekst">Je brief</label><textarea id="brief-tekst" name="message" data-max-words="100" required></textarea></div>
<div data-captcha></div>
<button type="submit">Verstuur je brief</button>
</form></section>`;
}
