import { AGREEMENT_THEMES, COALITION, PROVINCE } from '../../content/lists/agreements.ts';
import { COOKIES, GREEN, GREEN_THEMES } from '../../content/lists/cookies.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { smallPicture } from '../picture.ts';
import { listPage, themeButtons } from './list-page.ts';

/** The agreement of a province, clause by clause. */
export function agreementPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'Het akkoord van de provincie',
      about: 'Acht afspraken, en wat ervan te zeggen valt.',
      pageType: 'article',
      path: '/provincieakkoord/',
      content: html`<div data-widget="agreement-widget">
${themeButtons('theme', "Alle thema's", AGREEMENT_THEMES)}
<div class="clauses">${PROVINCE.map(
        ({ slug, themes, text, note }) =>
          html`<article id="${slug}" data-theme="${themes.join(',')}"><p>${text}</p>${note && html`<div data-note><p>${note}</p></div>`}</article>`,
      )}</div></div>`,
    },
    context,
  );
}

/** The coalition agreement with comments. */
export function coalitionPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'Het regeerakkoord, met commentaar',
      about: 'Onze redacteuren lazen mee.',
      pageType: 'article',
      path: '/regeerakkoord/',
      content: html`<div data-special="regeerakkoord">
${themeButtons('theme', 'Alle thema’s', AGREEMENT_THEMES)}
<div class="clauses">${COALITION.map(({ slug, themes, text, note }) =>
        note
          ? html`<p id="${slug}" data-theme="${themes.join(',')}" data-annotation="${slug}-commentaar">${text}</p><aside id="${slug}-commentaar" role="note" data-comment>${note}</aside>`
          : html`<p id="${slug}" data-theme="${themes.join(',')}">${text}</p>`,
      )}</div></div>`,
    },
    context,
  );
}

/** The special about sustainability. */
export function greenPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'Duurzaamheid',
      about: 'Wat er al gebeurt, en wat dat kost.',
      pageType: 'special',
      path: '/duurzaamheid/',
      content: html`<div data-special="duurzaamheid">
${themeButtons('theme', 'Alles', GREEN_THEMES)}
<div class="offers">${GREEN.map(
        ({ title, about, themes, picture, alt }) =>
          html`<article data-themes="${themes.join(',')}">${smallPicture({ name: picture, alt })}<h2><a href="/onderwerp/klimaat/">${title}</a></h2><p>${about}</p></article>`,
      )}</div></div>`,
    },
    context,
  );
}

/** The table of cookies of the privacy page. */
export function cookiesPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'Cookies',
      about: 'Welke cookies deze site en haar partners plaatsen, en waarvoor.',
      pageType: 'privacy',
      path: '/privacy/cookies/',
      content: html`<div data-special="cookies-list"><div data-filter-bar></div>
<div class="table-scroll" role="region" aria-label="Cookies" tabindex="0"><table class="cookies"><thead><tr><th scope="col">Naam</th><th scope="col">Aanbieder</th><th scope="col">Doel</th><th scope="col">Bewaartermijn</th></tr></thead>
<tbody>${COOKIES.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></div>`,
    },
    context,
  );
}
