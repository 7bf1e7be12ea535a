import { RESIDENTS } from '../../content/places.ts';
import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';

const FLOORS = 5;
const COLUMNS = 7;

/** A window of the flat; one whose resident told their story is a link to it. */
function flatWindow(at: number): Markup {
  const x = 60 + (at % COLUMNS) * 100;
  const y = 70 + Math.floor(at / COLUMNS) * 86;
  const resident = RESIDENTS.find(({ window }) => window === at);
  const glass = html`<rect x="${x}" y="${y}" width="64" height="50" rx="2" fill="${resident ? '#f4d58a' : '#3a4c5e'}" stroke="#22303c" stroke-width="3"/><path d="M${x + 32} ${y}v50" stroke="#22303c" stroke-width="2" fill="none"/>`;
  return resident ? html`<a href="#${resident.id}"><title>${resident.name}</title>${glass}</a>` : glass;
}

/** The flat: a long block of five galleries with a stairwell at its end. */
export function flatDrawing(): Markup {
  const windows = Array.from({ length: FLOORS * COLUMNS }, (_, at) => flatWindow(at));
  const galleries = Array.from(
    { length: FLOORS },
    (_, at) => html`<rect x="40" y="${128 + at * 86}" width="700" height="10" fill="#c9c2b4"/>`,
  );
  return html`<svg viewBox="0 0 960 560" width="960" height="560" role="group" aria-label="De flat"><rect width="960" height="560" fill="#9db4c8"/><circle cx="850" cy="90" r="36" fill="#f6e7c0"/><rect x="40" y="50" width="700" height="450" fill="#a98d78"/><rect x="740" y="30" width="90" height="470" fill="#8b6f5c"/><rect x="765" y="60" width="40" height="400" fill="#c8d6de"/><rect y="500" width="960" height="60" fill="#6f8558"/>${galleries}${windows}<rect x="765" y="462" width="40" height="38" fill="#33271f"/></svg>`;
}

/** A special: a block of flats whose lit windows open the stories of the residents. */
export function flatPage(context: PageContext): Markup {
  return page(
    {
      title: 'De L-flat',
      description: 'Acht bewoners van één flat.',
      pageType: 'article',
      canonical: '/special/l-flat/',
      content: html`<article class="places"><header class="section-head"><div class="kicker">Special</div><h1>De L-flat</h1><p>Vijf galerijen, vijfendertig voordeuren. Achter de verlichte ramen wonen de mensen die vertelden.</p></header>
<div data-special="l-flat"><figure>${flatDrawing()}</figure>
<ul class="places__names" aria-label="De bewoners">${RESIDENTS.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul>
<div class="places__list">${RESIDENTS.map(({ id, name, text }) => html`<article id="${id}"><h2>${name}</h2><p>${text}</p></article>`)}</div></div>
<p class="places__after">De flat wordt volgend jaar gerenoveerd.</p></article>`,
    },
    context,
  );
}
