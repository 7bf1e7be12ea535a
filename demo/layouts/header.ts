import { SECTIONS } from '../content/sections.ts';
import type { SectionSlug } from '../content/types.ts';
import { sectionAddress } from '../server/addresses.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import { account } from './account-menu.ts';
import type { PageContext } from './context.ts';
import type { PageParts } from './page.ts';
import { SUGGESTIONS } from './search/form-parts.ts';
import { sideMenu } from './side-menu.ts';
import { invitation, isSubscriber, subscriptionsAddress } from './subscriptions/addresses.ts';
import { NAME, WORDMARK } from './texts.ts';

const SLUGS = Object.keys(SECTIONS) as SectionSlug[];

/** Menu, search, wordmark, sections, weather and the reader's own menu; on articles the reading progress below. */
export function header({ section, progress = false, query }: PageParts, context: PageContext): Markup {
  const links = sectionLinks(section, context.path);
  return html`<header class="site-header" data-widget="sticky-header">
<div class="site-header__row" data-widget="header">
${sideMenu(links, context)}
${search(query)}
<a class="wordmark" href="/" aria-label="${WORDMARK}, ${NAME}, voorpagina"><span class="wordmark__short">${WORDMARK}</span> <span class="wordmark__name">${NAME}</span></a>
<nav class="sections" aria-label="Secties" data-header-sections>${links}</nav>
<div class="site-header__end">
${isSubscriber(context) && html`<a class="upgrade" data-widget="upgrade-button" hidden href="${subscriptionsAddress(context)}"><span class="upgrade__more">Neem </span>Plus</a>`}
<div class="weather" data-widget="weather" data-weather-endpoint="/data/weather"></div>
<div class="site-header__account">${account(context)}<span class="site-header__dot" data-widget="edition-indicator"></span></div>
<a class="subscribe"${invitation(context)} href="${subscriptionsAddress(context)}">Abonneren</a>
</div>
</div>
${progress && html`<div class="progress" data-widget="scroll-progress" data-target="artikel"></div>`}
</header>`;
}

/** The search field: it opens without a script, and submits to the paper's search. */
function search(query: string | undefined): Markup {
  return html`<details class="search" data-widget="header-search" data-suggestions-url="${SUGGESTIONS}"><summary class="search__opener" aria-label="Zoeken">${icon('search')}</summary>
<form class="search__form" action="/search" role="search" aria-label="De krant"><label for="kop-zoek">Zoek in de krant</label><input id="kop-zoek" name="query" type="search" value="${query ?? ''}" enterkeyhint="search" autocomplete="off" placeholder="Bijvoorbeeld: hoogwater"><button class="button">Zoek</button></form></details>`;
}

function sectionLinks(current: SectionSlug | undefined, path: string): Markup {
  const items = [
    { href: '/', name: 'Voorpagina', here: path === '/' },
    ...SLUGS.map((slug) => ({
      href: sectionAddress(slug),
      name: SECTIONS[slug].name,
      here: slug === current,
    })),
  ];
  return html`<ul>${items.map(({ href, name, here }) => {
    const value = here && (href === path ? 'page' : 'true');
    return html`<li><a href="${href}"${attributes({ 'aria-current': value })}>${name}</a></li>`;
  })}</ul>`;
}
