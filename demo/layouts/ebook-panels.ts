import { hasEbookRight } from '../../fixtures/ebooks/choice.ts';
import { coverName, type Ebook } from '../content/ebooks.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';

const LOGIN = '/login/?return_to=%2Febook%2F';

/** The panels beside the books: one for each kind of visitor; the server shows the right one. */
export function ebookPanels(taken: Ebook | undefined, { visit: { session } }: PageContext): Markup {
  const shown = hasEbookRight(session)
    ? taken
      ? 'locked'
      : 'choose'
    : session.kind === 'subscribed'
      ? 'upgrade'
      : 'join';
  const panel = (name: string, content: Markup) =>
    html`<div class="ebook-panel" data-ebook-panel="${name}"${name !== shown && html` hidden`}>${content}</div>`;
  return html`<div class="ebook-panels" data-ebook-panels>
${panel('choose', html`<h3>Eén boek per maand</h3><p>Kies een boek en download het als EPUB, voor elke e-reader en telefoon. Je houdt het, ook als je ooit opzegt.</p><p class="ebook-hint" data-ebook-hint>Kies eerst een boek.</p><button class="ebook-button ebook-button--primary">Kies dit boek</button>`)}
${panel('locked', html`<h3>Dit is jouw boek van de maand</h3><div class="ebook-book"><div class="ebook-cover" data-ebook-image>${taken && html`<img src="/static/images/${coverName(taken)}-400.webp" alt="">`}</div><div><p><strong data-ebook-name>${taken?.title}</strong></p><p class="meta" data-ebook-author>${taken?.author}</p></div></div><p>Volgende maand kies je een nieuw boek.</p><a class="ebook-button ebook-button--primary" data-ebook-download href="/ebook/download/${taken?.value ?? ''}">Download opnieuw</a>`)}
${panel('upgrade', html`<h3>Voor plusabonnees</h3><p>E-books horen bij het plusabonnement, met ook de nieuwste krant als pdf, alle puzzels en het archief.</p><a class="ebook-button ebook-button--primary" href="/abonnementen/#plus">Upgrade naar plus</a>`)}
${panel('join', html`<h3>Voor plusabonnees</h3><p>Met een plusabonnement kies je elke maand een e-book. Heb je er al een? Log dan in.</p><div class="ebook-buttons"><a class="ebook-button ebook-button--primary" href="/abonnementen/">Neem een abonnement</a> <a class="ebook-button" href="${LOGIN}">Inloggen</a></div>`)}
</div>`;
}
