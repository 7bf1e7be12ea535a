import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { type SearchChoices, searchPath } from '../search/choices.ts';
import type { Found } from '../search/find.ts';
import { hiddenFields, orderField, periodFields, sectionField } from '../search/form-parts.ts';
import { searchResults } from '../search/results.ts';
import { side } from '../side.ts';
import { sideMore } from '../side-more.ts';

/** The search of the archive: every article that was published, by date. */
export function archiveSearchPage(found: Found, context: PageContext): Markup {
  const { choices, about, address } = found;
  const subject = about === undefined ? '' : ` over ${about}`;
  return page(
    {
      title: choices.query ? `${choices.query} - Archief` : `Archief${subject}`,
      description: 'Alle artikelen die in de krant stonden, op datum.',
      pageType: 'search-page',
      canonical: address,
      query: choices.query,
      content: html`<div class="with-side"><div class="with-side__main" data-widget="search-page">
<div class="section-head"><h1>Archief${subject}</h1><p>Alle artikelen op datum. <a href="/archief/">Kies de krant van een dag</a>, of ga naar <a href="${searchPath({ ...choices, place: 'search', order: 'relevant' })}">Zoeken</a> voor podcasts, onderwerpen en auteurs.</p></div>
${searchForm(choices)}
<div data-search-results>${searchResults(found, context)}</div>
</div>${side(context, undefined, false, sideMore(context, ['puzzles']))}</div>`,
    },
    context,
  );
}

function searchForm(choices: SearchChoices): Markup {
  const { query, topic, author } = choices;
  return html`<form class="paper-form search-form" action="/search" role="search" aria-label="Archief">${hiddenFields({ source: 'archive', onderwerp: topic, auteur: author })}
<div class="search-form__words search-form__row"><label for="archief-zoek">Zoek in het archief</label><input id="archief-zoek" name="query" type="search" value="${query}" enterkeyhint="search"><button class="button button--primary">Zoek</button></div>
${periodFields('archief', choices)}
${sectionField('archief-sectie', choices)}
${orderField('archief-volgorde', choices, ['nieuwste', 'oudste'])}
</form>`;
}
