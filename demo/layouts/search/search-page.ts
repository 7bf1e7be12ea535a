import { RESULT_KINDS } from '../../content/search.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { side } from '../side.ts';
import { sideMore } from '../side-more.ts';
import { isNarrowed, type SearchChoices, searchPath } from './choices.ts';
import type { Found } from './find.ts';
import { hiddenFields, orderField, periodFields, SUGGESTIONS, sectionField } from './form-parts.ts';
import { searchResults } from './results.ts';

/** The search of the paper: articles, podcasts, topics, authors and pages, the most relevant first. */
export function searchPage(found: Found, context: PageContext): Markup {
  const { choices, about, address } = found;
  return page(
    {
      title: choices.query
        ? `${choices.query} - Zoeken`
        : `Zoeken${about === undefined ? '' : ` bij ${about}`}`,
      description: 'Zoek in artikelen, podcasts, onderwerpen, auteurs en pagina’s.',
      pageType: 'search-page',
      canonical: address,
      query: choices.query,
      content: html`<div class="with-side"><div class="with-side__main" data-widget="search-page" data-suggestions-url="${SUGGESTIONS}">
<div class="section-head"><h1>Zoeken</h1><p>In artikelen, podcasts, onderwerpen, auteurs en de pagina’s van de site. De krant van een bepaalde dag staat in <a href="/archief/">het archief</a>.</p></div>
${searchForm(choices)}
${about !== undefined && html`<p class="search-about">Alleen bij <b>${about}</b>. <a href="${searchPath({ ...choices, topic: '', author: '' })}">Zoek in alles</a></p>`}
<div data-search-results>${searchResults(found, context)}</div>
</div>${side(context, undefined, false, sideMore(context, ['puzzles']))}</div>`,
    },
    context,
  );
}

function searchForm(choices: SearchChoices): Markup {
  const { query, kind, topic, author, section, from, to } = choices;
  const isOpen = isNarrowed({ ...choices, kind: '', topic: '', author: '', section, from, to });
  return html`<form class="paper-form search-form" action="/search" role="search" aria-label="Zoeken">${hiddenFields({ onderwerp: topic, auteur: author })}
<div class="search-form__words search-form__row"><label for="zoek-woorden">Zoek in de krant</label><input id="zoek-woorden" name="query" type="search" value="${query}" enterkeyhint="search" autocomplete="off"><button class="button button--primary">Zoek</button></div>
<fieldset class="search-form__kinds"><legend class="visually-hidden">Soort</legend>${[
    ['', 'Alles'],
    ...Object.entries(RESULT_KINDS),
  ].map(
    ([value, name]) =>
      html`<label><input type="radio" name="soort" value="${value}"${value === kind && html` checked`}><span>${name}</span></label>`,
  )}</fieldset>
<details class="search-form__more"${isOpen && html` open`}><summary>Verfijn</summary><div>${sectionField('zoek-sectie', choices)}${periodFields('zoek', choices)}${orderField('zoek-volgorde', choices, ['relevant', 'nieuwste', 'oudste'])}</div></details>
</form>`;
}
