import { articleById } from '../content/index.ts';
import { SECTIONS } from '../content/sections.ts';
import type { SectionSlug } from '../content/types.ts';
import { sectionAddress } from '../server/addresses.ts';
import { isoDay } from '../server/dates.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { NAME } from './texts.ts';

const SUGGESTED = [4111, 4118, 4109, 4106];

/** The footer of every page of the web site. */
export function footer({ paper, visit }: PageContext): Markup {
  return html`<footer class="site-footer">
<div class="site-footer__columns">
<div class="site-footer__about"><p class="site-footer__name">${NAME}</p><p>Een verzonnen krant, met verzonnen nieuws, om te laten zien hoe de onderdelen van een nieuwssite samenwerken.</p></div>
<nav aria-label="Secties in de voettekst"><h2>Secties</h2><ul>${(Object.keys(SECTIONS) as SectionSlug[]).map(
    (slug) => html`<li><a href="${sectionAddress(slug)}">${SECTIONS[slug].name}</a></li>`,
  )}</ul></nav>
<nav class="site-footer__paper" aria-label="Van de krant"><h2>Van de krant</h2><ul><li><a href="/ebook/">E-books</a></li><li><a href="/nieuwsbrieven/">Nieuwsbrieven</a></li><li><a href="/podcasts/">Podcasts</a></li><li><a href="/agenda/">Agenda</a></li><li><a href="/archief/">Archief</a></li><li><a href="/over-ons/">Over ons</a></li><li><a href="/vacatures/">Vacatures</a></li><li><a href="/masterclasses/">Masterclasses</a></li><li><a href="/puzzels/">Puzzels</a></li><li><a href="/specials/">Specials</a></li><li><a href="/necrologieen/">Necrologieën</a></li><li><a href="/in-memoriam/">In memoriam</a></li><li><a href="/abonnementen/">Abonnementen</a></li><li><a href="/regio-bundel/">Met je regionale krant</a></li><li><a href="/partners/">Lezers van andere kranten</a></li><li><a href="/willekeurig/">Een willekeurig artikel</a></li></ul></nav>
<nav class="site-footer__suggested" aria-label="Om rustig te lezen in de voettekst"><h2>Om rustig te lezen</h2><ul>${SUGGESTED.map(
    articleById,
  ).map((article) => html`<li><a href="${paper.address(article)}">${article.headline}</a></li>`)}</ul></nav>
<nav aria-label="Voor makers"><h2>Voor makers</h2><ul><li><a href="/features/">Alle onderdelen</a></li><li><a href="/demo/app/">De krant in de app</a></li><li><a href="/demo/backend/">De backend</a></li></ul></nav>
</div>
<nav class="site-footer__house" aria-label="Over deze site"><ul><li><a href="/klantenservice/">Klantenservice</a></li><li><a href="/account/opzeggen/">Abonnement opzeggen</a></li><li><a href="/herroepen/">Hier herroepen</a></li><li><a href="/contact/">Contact</a></li><li><a href="/colofon/">Colofon</a></li><li><a href="/privacy/">Privacy</a></li><li><a href="/privacy/cookies/">Cookies</a></li><li><a href="/voorwaarden/">Voorwaarden</a></li><li><a href="/toegankelijkheid/">Toegankelijkheid</a></li><li><a href="#modal=consent-preferences">Cookie-instellingen</a></li></ul></nav>
<p class="site-footer__rights">© ${isoDay(visit.now).slice(0, 4)} ${NAME}</p>
</footer>`;
}
