import type { Article } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { paginatedList } from './listing.ts';
import { page } from './page.ts';
import { teaser } from './teaser.ts';

const LAST = 4;

/** The content of each list, and the address of its more-button. */
export const STATES = {
  gewoon: {
    about: 'Vier pagina’s; de tweede komt vanzelf.',
    next: (at: number) => (at < LAST ? `?pagina=${at + 1}` : undefined),
  },
  traag: {
    about: 'Elke volgende pagina komt na drie seconden.',
    next: (at: number) => (at < LAST ? `?pagina=${at + 1}` : undefined),
  },
  leeg: { about: 'De tweede pagina is leeg: de knop verdwijnt.', next: (at: number) => `?pagina=${at + 1}` },
  zichzelf: {
    about: 'De tweede pagina verwijst naar zichzelf.',
    next: (at: number) => (at === 1 ? '?pagina=2' : '?pagina=2#meer'),
  },
  kring: {
    about: 'De derde pagina verwijst naar de eerste.',
    next: (at: number) => (at < 3 ? `?pagina=${at + 1}` : '?'),
  },
  elders: {
    about: 'De knop leidt naar een andere site en blijft een gewone link.',
    next: () => 'https://elders.example/lijst',
  },
  storing: {
    about: 'De tweede pagina geeft een fout (500): de knop blijft een gewone link.',
    next: (at: number) => `?pagina=${at + 1}`,
  },
  inloggen: {
    about: 'De tweede pagina stuurt door naar het inloggen: de knop blijft een gewone link.',
    next: (at: number) => `?pagina=${at + 1}`,
  },
} as const;

export type StateName = keyof typeof STATES;

/** A page of a list in one of its states. */
export function listStatePage(
  state: StateName,
  number: number,
  items: readonly Article[],
  context: PageContext,
): Markup {
  const { about, next } = STATES[state];
  const teasers = items.map((article) => teaser(article, context, { level: 2, className: 'teaser--list' }));
  return page(
    {
      title: `Lijst: ${state}, pagina ${number}`,
      pageType: 'index',
      canonical: number === 1 ? `/demo/lijst/${state}/` : `/demo/lijst/${state}/?pagina=${number}`,
      content: html`<div class="feature-page"><h1>Lijst: ${state}</h1><p>${about} <a href="/features/paginated-list.html">Alle toestanden</a></p>
${paginatedList({ number, previous: number > 1 ? `/demo/lijst/${state}/` : undefined, next: next(number) }, teasers, 'teaser-list')}</div>`,
    },
    context,
  );
}
