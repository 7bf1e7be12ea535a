import type { EbookRefusal } from '../../fixtures/ebooks/choice.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { page } from './page.ts';

/** The page of a refused download: the reason and the next step. */
export function ebookRefusalPage(refusal: EbookRefusal, context: PageContext): Markup {
  const isTaken = refusal === 'other-book';
  const title = isTaken ? 'Je hebt deze maand al een boek gekozen' : 'Dit boek is voor plusabonnees';
  const text = isTaken
    ? 'Elke maand mag je één e-book downloaden. Het boek dat je koos, kun je opnieuw ophalen; volgende maand kies je een nieuw.'
    : 'Met een plusabonnement kies je elke maand één e-book. Log in met het account van je abonnement, of neem er een.';
  return page(
    {
      title,
      pageType: 'ebook',
      content: html`<div class="ebook-refusal"><p class="kicker">E-books</p><h1>${title}</h1><p class="article__lead">${text}</p>
<p class="ebook-buttons"><a class="ebook-button ebook-button--primary" href="/ebook/">Naar de boeken</a>${!isTaken && html` <a class="ebook-button" href="/login/?return_to=%2Febook%2F">Inloggen</a>`}</p></div>`,
    },
    context,
  );
}
