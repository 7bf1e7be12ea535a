import { attributes, html, type Markup } from '../server/html.ts';
import { icon } from '../server/icons.ts';
import type { PageContext } from './context.ts';
import { smallPicture } from './picture.ts';

const PAGES = [
  { href: '/account/', text: 'Overzicht', sign: 'user-round' },
  { href: '/profiel/', text: 'Mijn gegevens', sign: 'id-card' },
  { href: '/gezin/', text: 'Familieabonnement', sign: 'users' },
  { href: '/mijn-nieuws/', text: 'Mijn nieuws', sign: 'newspaper' },
  { href: '/leeslijst/', text: 'Leeslijst', sign: 'bookmark' },
  { href: '/nieuwsbrieven/', text: 'Nieuwsbrieven', sign: 'at-sign' },
  { href: '/instellingen/meldingen/', text: 'Meldingen', sign: 'bell' },
  { href: '/instellingen/privacy/', text: 'Privacy en leesgeschiedenis', sign: 'shield' },
] as const;

/** The column beside a page of the account: a text about the page, and links to the others. */
export function accountAside(
  { path }: PageContext,
  about: { title: string; lines: readonly (string | Markup)[] },
): Markup {
  return html`<aside class="account-aside" aria-label="Bij deze pagina">${explanation(about)}
<nav aria-labelledby="account-wegen"><h2 id="account-wegen">Van je account</h2><ul>${PAGES.map(
    ({ href, text, sign }) =>
      html`<li><a href="${href}"${attributes({ 'aria-current': href === path && 'page' })}>${icon(sign)}${text}</a></li>`,
  )}</ul></nav></aside>`;
}

/**
 * The column beside a page that a reader sees once: a picture, and the benefits.
 * @param picture name of a picture of the demo
 */
export function welcomeAside(picture: string, about: { title: string; lines: readonly string[] }): Markup {
  return html`<aside class="account-aside" aria-label="Wat je krijgt">${smallPicture({ name: picture, alt: '' })}${explanation(about)}</aside>`;
}

function explanation({ title, lines }: { title: string; lines: readonly (string | Markup)[] }): Markup {
  return html`<section><h2>${title}</h2><ul class="account-aside__lines">${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
}
