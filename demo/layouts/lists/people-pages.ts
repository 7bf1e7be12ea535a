import { type Deceased, MEMORIAMS, OBITUARIES } from '../../content/lists/deceased.ts';
import { STAFF } from '../../content/lists/staff.ts';
import { html, type Markup } from '../../server/html.ts';
import { memoriamDialog } from '../contact-page.ts';
import type { PageContext } from '../context.ts';
import { type Listing, listingPage, paginatedList } from '../listing.ts';
import { listPage, searchField } from './list-page.ts';

const SIZES = { first: 16, other: 12 };

/** The paper and its people. */
export function aboutUsPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'Over ons',
      about: 'Wie de krant maken, en waarom.',
      pageType: 'over-ons',
      path: '/over-ons/',
      content: html`<div data-widget="about-us">
<section id="missie" data-collapsible><h2>Onze missie</h2><p>De Nieuwe Morgentijd schrijft op wat er is gebeurd, en zegt erbij hoe we dat weten. Wat we niet weten, staat er ook.</p></section>
<section id="geschiedenis" data-collapsible><h2>Geschiedenis</h2><p>De krant begon in 1907 als weekblad voor schippers. De rubriek met waterstanden bestaat nog.</p></section>
<section id="code" data-collapsible><h2>Journalistieke code</h2><p>We horen wie we noemen, we verbeteren wat fout was, en we betalen niet voor verhalen.</p></section>
<section class="list-page__staff" aria-labelledby="medewerkers"><h2 id="medewerkers">Medewerkers</h2>
${searchField('zoek-medewerker', 'Zoek op naam of functie')}
<div>${STAFF.map(
        ({ slug, name, people }) =>
          html`<h3 id="${slug}">${name}</h3><ul class="people">${people.map(
            ([who, work]) => html`<li data-person><b>${who}</b> <span>${work}</span></li>`,
          )}</ul>`,
      )}</div></section></div>`,
    },
    context,
  );
}

/** A page of the obituaries; undefined if there is none with that number. */
export function obituaryListing(number: number): Listing<Deceased> | undefined {
  return listingPage(OBITUARIES, number, SIZES, (page) =>
    page === 1 ? '/necrologieen/' : `/necrologieen/?pagina=${page}`,
  );
}

/** The obituaries, latest first. */
export function obituariesPage(listing: Listing<Deceased>, context: PageContext): Markup {
  return listPage(
    {
      title: 'Necrologieën',
      about: 'Over mensen die zijn overleden, en wat ze nalieten.',
      pageType: 'necrologieen',
      path: '/necrologieen/',
      content: html`<div data-widget="obituaries">
<nav class="years" aria-label="Jaren"><ul>${yearLinks()}</ul></nav>
${searchField('zoek-necrologie', 'Zoek op naam')}
${paginatedList(
  listing,
  listing.items.map((person) => entry(person, 'data-obituary')),
  'lives',
  true,
  { previous: 'Nieuwere necrologieën', next: 'Meer necrologieën' },
)}</div>`,
    },
    context,
  );
}

/** The newsroom's in memoriams, with a link to its contact form. */
export function memoriamsPage(context: PageContext): Markup {
  return listPage(
    {
      title: 'In memoriam',
      about: 'Mensen die dicht bij de krant stonden.',
      pageType: 'inmemoriam',
      path: '/in-memoriam/',
      content: html`<div data-widget="in-memoriam-page">
<p class="list-page__intro">Mis je iemand? <a class="button" href="/contact/in-memoriam/">Neem contact op</a></p>
${searchField('zoek-memoriam', 'Zoek op naam')}
<div class="lives">${MEMORIAMS.map((person) => entry(person, 'data-memoriam'))}</div></div>
${memoriamDialog()}`,
    },
    context,
  );
}

function entry({ slug, name, born, died, about }: Deceased, mark: string): Markup {
  return html`<article id="${slug}" ${mark} data-year="${died}"><h2>${name}</h2><p class="meta">${born} – ${died}</p><p>${name.split(' ')[0]} ${about}.</p></article>`;
}

/** Links from each year to the page of the list on which it is. */
function yearLinks(): readonly Markup[] {
  const years = [...new Set(OBITUARIES.map(({ died }) => died))];
  return years.map((year) => {
    const index = OBITUARIES.findIndex(({ died }) => died === year);
    const number = index < SIZES.first ? 1 : 2 + Math.floor((index - SIZES.first) / SIZES.other);
    const page = number === 1 ? '' : `?pagina=${number}`;
    return html`<li><a href="/necrologieen/${page}#${OBITUARIES[index]?.slug ?? ''}">${year}</a></li>`;
  });
}
