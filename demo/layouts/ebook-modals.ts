import { html, type Markup } from '../server/html.ts';

/** The two closed modals of the e-books: the scripts open them and fill in the book. */
export function ebookModals(): Markup {
  return html`<dialog data-ebook-modal="confirm" aria-labelledby="ebook-bevestig"><div>
<header data-modal-head><h2 id="ebook-bevestig">Is dit jouw boek?</h2></header>
<div data-modal-content><div class="ebook-book"><div class="ebook-cover" data-ebook-image></div><div><p><strong data-ebook-name></strong></p><p class="meta" data-ebook-author></p><p data-ebook-info></p></div></div><p>Je kunt deze maand één boek downloaden. Daarna staat je keuze vast.</p></div>
<div data-modal-footer><button class="ebook-button" type="button" data-modal-close>Kies een ander</button> <a class="ebook-button ebook-button--primary" data-ebook-download data-focus-first href="/ebook/">Download</a></div>
</div></dialog>
<dialog data-ebook-modal="thanks" aria-labelledby="ebook-dank"><div>
<header data-modal-head><h2 id="ebook-dank">Veel leesplezier</h2></header>
<div data-modal-content><p><strong data-ebook-name></strong> staat bij je downloads. Begint het downloaden niet? <a data-ebook-download href="/ebook/">Download het opnieuw</a>.</p>
<form class="ebook-newsletter"><h3>Elke week boeken in je e-mail?</h3><p>In de nieuwsbrief Boeken lees je wat onze recensenten mooi vonden, en wat niet.</p><label class="ebook-check"><input type="checkbox" required><span>Ja, stuur mij elke vrijdag de nieuwsbrief Boeken</span></label> <button class="ebook-button ebook-button--primary">Schrijf me in</button></form></div>
</div></dialog>`;
}
