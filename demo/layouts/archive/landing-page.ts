import { longDay } from '../../server/dates.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { archiveRange } from '../search/find.ts';
import { side } from '../side.ts';

/** The search of the archive, limited to the newspapers of one day. */
const EDITION = '/search?source=archive&date_range=specific_date&from_date={date}&to_date={date}';

/** The entry page of the archive: search by day and by words. */
export function archiveLandingPage(context: PageContext): Markup {
  const { first, last } = archiveRange(context.paper, context.visit);
  return page(
    {
      title: 'Archief',
      description: 'De krant van een dag, en alles wat erin stond.',
      pageType: 'archive-landing',
      canonical: '/archief/',
      content: html`<div class="with-side"><div class="with-side__main">
<div class="section-head"><h1>Archief</h1><p>De krant van een dag, en alles wat erin stond: van ${longDay(first)} tot en met ${longDay(last)}. Zoek je een onderwerp, een auteur of een podcast? Ga naar <a href="/search">Zoeken</a>.</p></div>
<div data-widget="archive-landing" data-edition-url="${EDITION}" data-first-date="${first}" data-last-date="${last}">
<form class="paper-form" action="/search" role="search" aria-label="Archief"><input type="hidden" name="source" value="archive"><p><label for="archief-woorden">Of zoek op woorden</label><input id="archief-woorden" name="query" type="search" enterkeyhint="search"></p><p><button class="button">Zoek</button></p></form>
</div>
<section class="archive-period" aria-labelledby="periode-kop"><h2 id="periode-kop">In een periode</h2>
${archiveSearchForm()}</section>
</div>${side(context)}</div>`,
    },
    context,
  );
}

/** The form below archive cards and at the bottom of the archive. */
export function archiveSearchForm(): Markup {
  return html`<form class="paper-form search-form" data-widget="archive-search" action="/search" aria-label="Archief, in een periode"><input type="hidden" name="source" value="archive">
<p class="search-form__words"><label for="periode-zoek">Woorden</label><input id="periode-zoek" name="query" type="search" enterkeyhint="search"></p>
<p><label for="periode-van">Vanaf</label><input id="periode-van" name="from_date" type="date"></p>
<p><label for="periode-tot">Tot en met</label><input id="periode-tot" name="to_date" type="date"></p>
<p class="search-form__send"><button class="button">Zoek in het archief</button></p></form>`;
}
