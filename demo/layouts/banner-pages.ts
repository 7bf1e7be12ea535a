import { articleById } from '../content/index.ts';
import type { OrdinaryArticle } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import { adSlot } from './ad-slot.ts';
import { blocks } from './blocks.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/** Id of the article around the slot. */
const ARTICLE = 4101;

/** The slots of the test pages, by the last part of the pages' addresses [ads-3]. */
export const CUSTOMER_VALUE_SLOTS = ['topbanner', 'inlinebanner', 'bottombanner', 'overlaybanner'] as const;

type CustomerValueSlot = (typeof CUSTOMER_VALUE_SLOTS)[number];

const ABOUT: Readonly<Record<CustomerValueSlot, string>> = {
  topbanner: 'boven de tekst',
  inlinebanner: 'in de tekst, na de tweede alinea',
  bottombanner: 'onder de tekst',
  overlaybanner: 'over de tekst heen',
};

/** A page on which those who sell and place advertisements see one customer-value slot, whatever account they use. */
export function customerValuePage(slot: CustomerValueSlot, context: PageContext): Markup {
  const { body } = articleById(ARTICLE) as OrdinaryArticle;
  const place = adSlot(`klantwaarde-${slot}`, context);
  return page(
    {
      title: `Advertentietest: ${slot}`,
      description: `De klantwaardeadvertentie ${ABOUT[slot]}.`,
      pageType: 'article',
      content: html`<div class="with-side"><div class="with-side__main">
${slot === 'topbanner' && place}
<article class="article"><header class="article__head"><h1>Advertentietest: ${slot}</h1><p class="article__lead">De klantwaardeadvertentie ${ABOUT[slot]}, met het antwoord van de beslisdienst voor deze pagina.</p><p>${CUSTOMER_VALUE_SLOTS.map(
        (other) =>
          html`<a class="button" href="/banners/test/klantwaarde/${other}/"${other === slot && html` aria-current="page"`}>${other}</a> `,
      )}</p></header>
<div class="article__body" data-article-body>${blocks(body.filter((block) => typeof block === 'string'))}</div>
</article>
${(slot === 'bottombanner' || slot === 'overlaybanner') && place}
</div></div>`,
    },
    context,
  );
}
