import { VISITOR_KINDS } from '../../fixtures/sessions/visitor-kinds.ts';
import { SECTIONS } from '../content/sections.ts';
import type { SectionSlug } from '../content/types.ts';
import { sectionAddress } from '../server/addresses.ts';
import { attributes, html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import type { PageContext } from './context.ts';
import { logoutForm } from './form-parts.ts';
import { LOGOUT_TEXTS } from './login-texts.ts';
import type { PageParts } from './page.ts';
import { NAME, WORDMARK } from './texts.ts';

const SLUGS = Object.keys(SECTIONS) as SectionSlug[];

/** Menu, wordmark, sections, weather and the reader's own corner; on articles the reading progress below. */
export function header({ section, progress = false }: PageParts, context: PageContext): Markup {
  const links = sectionLinks(section, context.path);
  return html`<header class="site-header" data-widget="sticky-header">
<div class="site-header__row" data-widget="header">
${menu(links)}
<a class="wordmark" href="/" aria-label="${NAME}, voorpagina">${WORDMARK}</a>
<nav class="sections" aria-label="Secties" data-header-sections>${links}</nav>
<div class="site-header__end">
<div class="weather" data-widget="weather" data-weather-endpoint="/data/weather"></div>
${account(context)}
</div>
</div>
${progress && html`<div class="progress" data-widget="scroll-progress" data-target="artikel"></div>`}
</header>`;
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

/** Opens without a script. */
function menu(links: Markup): Markup {
  return html`<details class="menu">
<summary aria-label="Menu">${icon('menu')}</summary>
<div class="menu__panel">
<nav aria-label="Menu">${links}</nav>
<div class="menu__aside">
<div data-widget="colour-scheme"></div>
<p><a href="/features/">Alle onderdelen van deze site</a></p>
</div>
</div>
</details>`;
}

const LOGGED_IN = 'registered, regional, subscribed, subscribed-plus';

/** The corner for who is reading, and the one for who may be by then: a login in another tab changes it here. */
function account(context: PageContext): Markup {
  const { account: reader, kind } = context.visit.session;
  const login = html`<a class="login" data-visitors="logged-out"${reader && html` hidden`} href="/login/?return_to=${encodeURIComponent(context.returnTo)}">${icon('user-round')}<span>Inloggen</span></a>`;
  if (!reader) {
    return html`${login}<a class="login" data-visitors="${LOGGED_IN}" hidden href="${context.returnTo}">${icon('user-round')}<span>Mijn account</span></a>`;
  }
  return html`${login}<details class="account" data-visitors="${LOGGED_IN}">
<summary aria-label="Mijn account">${reader.name.slice(0, 1)}</summary>
<div class="account__panel"><p><strong>${reader.name}</strong><br><span>${reader.email}</span></p><p>Jij leest als <b>${VISITOR_KINDS[kind]}</b></p>${logoutForm(context, LOGOUT_TEXTS.submit)}</div>
</details>`;
}
