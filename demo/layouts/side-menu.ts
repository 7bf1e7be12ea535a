import { VIDEOS } from '../content/videos.ts';
import { html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import type { PageContext } from './context.ts';
import { invitation, subscriptionsAddress } from './subscriptions/addresses.ts';
import { NAME, WORDMARK } from './texts.ts';

/**
 * The menu at the left edge. Its opener is a link to the panel, so that it works without a script; a link to a column
 * then leads to that column's heading.
 * @param sections the list of the paper's sections, with the current one marked
 * @param context the page and its visitor
 */
export function sideMenu(sections: Markup, context: PageContext): Markup {
  return html`<div class="menu" data-widget="sidebar-nav">
<a class="menu__opener" data-menu-opener href="#menu" aria-label="Menu">${icon('menu')}</a>
<div class="menu__panel" data-menu id="menu" aria-label="Menu">
<div class="menu__head" data-menu-head><a class="wordmark" href="/"><span class="wordmark__short">${WORDMARK}</span> <span class="wordmark__name">${NAME}</span></a></div>
<div data-menu-column id="menu-begin">
<nav class="menu__sections" aria-label="Menu">${sections}</nav>
<ul class="menu__more"${invitation(context)}><li><a class="menu__subscribe" href="${subscriptionsAddress(context)}">Abonneren</a></li></ul>
<ul class="menu__more">
<li><a href="/leeslijst/">Leeslijst</a></li>
<li><a href="/mijn-nieuws/">Mijn nieuws</a></li>
</ul>
<ul class="menu__more">
<li><a href="#menu-luisteren">Luisteren en kijken</a></li>
<li><a href="#menu-service">Service</a></li>
<li><a href="#menu-makers">Voor makers</a></li>
</ul>
<div class="menu__scheme"><div data-widget="colour-scheme"></div></div>
</div>
<nav data-menu-column id="menu-luisteren" aria-labelledby="menu-luisteren-kop">
<h2 id="menu-luisteren-kop">Luisteren en kijken</h2>
<ul>
<li><a href="/podcasts/">Alle podcasts</a></li>
${VIDEOS.map(({ slug, title }) => html`<li><a href="/video/${slug}/">${title}</a></li>`)}
</ul>
</nav>
<nav data-menu-column id="menu-service" aria-labelledby="menu-service-kop">
<h2 id="menu-service-kop">Service</h2>
<ul>
<li><a href="/nieuwsbrieven/">Nieuwsbrieven</a></li>
<li><a href="/search">Zoeken</a></li>
<li><a href="/archief/">Archief</a></li>
<li><a href="/krant/">Digitale krant</a></li>
<li><a href="/agenda/">Agenda</a></li>
<li><a href="/puzzels/">Puzzels</a></li>
<li><a href="/masterclasses/">Masterclasses</a></li>
<li><a href="/duurzaamheid/">Special: duurzaamheid</a></li>
<li><a href="/regeerakkoord/">Het regeerakkoord</a></li>
<li><a href="/provincieakkoord/">Het akkoord van de provincie</a></li>
<li><a href="/lintjes/">Wie kreeg een lintje?</a></li>
<li><a href="/puzzels/sudoku/">Sudoku</a></li>
<li><a href="/verkiezingen/">Verkiezingen</a></li>
<li><a href="/kindernamen/">Kindernamen</a></li>
<li><a href="/bord/">Het grote bord</a></li>
<li><a href="/klantenservice/">Klantenservice</a></li>
<li><a href="/contact/">Contact</a></li>
<li><a href="/enquete/">Lezersonderzoek</a></li>
<li><a href="/oproep/hoogwater/">Vertel je verhaal</a></li>
<li><a href="/over-ons/">Over ons</a></li>
<li><a href="/vacatures/">Werken bij de krant</a></li>
<li><a href="#modal=consent-preferences">Cookie-instellingen</a></li>
</ul>
</nav>
<nav data-menu-column id="menu-makers" aria-labelledby="menu-makers-kop">
<h2 id="menu-makers-kop">Voor makers</h2>
<ul>
<li><a href="/features/">Alle onderdelen van deze site</a></li>
<li><a href="/demo/app/">De krant in de app</a></li>
<li><a href="/demo/backend/">De backend</a></li>
</ul>
</nav>
<p class="menu__close" data-menu-close><a href="#inhoud">Sluit het menu</a></p>
</div>
</div>`;
}
