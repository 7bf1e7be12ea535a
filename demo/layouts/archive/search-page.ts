import { SECTIONS } from '../../content/sections.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { paginatedList } from '../listing.ts';
import { page } from '../page.ts';
import { side } from '../side.ts';
import { teaser } from '../teaser.ts';
import type { Found, SearchChoices } from './find.ts';

/** The search of the archive: everything that appeared, the newest first. */
export function searchPage(
  { choices, topicName, count, listing, address }: Found,
  context: PageContext,
): Markup {
  const items = listing.items.map((article) =>
    teaser(article, context, { level: 2, className: 'teaser--list' }),
  );
  const about = topicName === undefined ? '' : ` over ${topicName}`;
  const withWords = choices.query && ` met „${choices.query}”`;
  const found = count === 1 ? '1 artikel' : `${count} artikelen`;
  const order = choices.order === '' ? 'het nieuwste eerst' : 'het oudste eerst';
  return page(
    {
      title: choices.query ? `${choices.query} - Zoeken` : `Archief${about}`,
      description: 'Alles wat in de krant stond, het nieuwste eerst.',
      pageType: 'search-page',
      canonical: address,
      query: choices.query,
      content: html`<div class="with-side"><div class="with-side__main" data-widget="search-page">
<div class="section-head"><h1>Archief${about}</h1><p><a href="/archief/">Kies een krant op datum</a></p></div>
${searchForm(choices)}
<div data-search-results data-result-count="${count}">
<p class="meta">${found}${about}${withWords}, ${order}.</p>
${count === 0 ? html`<p>Probeer een ander woord of een ruimere periode, of <a href="/search?source=archive">blader door alles</a>.</p>` : paginatedList(listing, items, 'teaser-list')}
</div>
</div>${side(context)}</div>`,
    },
    context,
  );
}

function searchForm({ query, section, from, to, topic, order }: SearchChoices): Markup {
  return html`<form class="paper-form search-form" action="/search" role="search" aria-label="Archief"><input type="hidden" name="source" value="archive">${topic && html`<input type="hidden" name="onderwerp" value="${topic}">`}
<p class="search-form__words"><label for="archief-zoek">Zoek in het archief</label><input id="archief-zoek" name="query" type="search" value="${query}" enterkeyhint="search"></p>
<p><label for="archief-sectie">Sectie</label><select id="archief-sectie" name="sectie"><option value="">Alle secties</option>${Object.entries(
    SECTIONS,
  ).map(
    ([slug, { name }]) =>
      html`<option value="${slug}"${slug === section && html` selected`}>${name}</option>`,
  )}</select></p>
<p><label for="archief-van">Vanaf</label><input id="archief-van" name="from_date" type="date" value="${from}"></p>
<p><label for="archief-tot">Tot en met</label><input id="archief-tot" name="to_date" type="date" value="${to}"></p>
<p><label for="archief-volgorde">Volgorde</label><select id="archief-volgorde" name="volgorde"><option value="">Nieuwste eerst</option><option value="oudste"${order === 'oudste' && html` selected`}>Oudste eerst</option></select></p>
<p class="search-form__send"><button class="button button--primary">Zoek</button></p>
</form>`;
}
