import { ebookOf, hasEbookRight } from '../../fixtures/ebooks/choice.ts';
import { coverName, EBOOKS, type Ebook } from '../content/ebooks.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { ebookModals } from './ebook-modals.ts';
import { ebookPanels } from './ebook-panels.ts';
import { page } from './page.ts';

/** The permission that gives access to the books without a plus subscription. */
const PERMISSION = 'nrc-ebook';

/** The e-books of the month: their covers, and the choice of one. */
export function ebookPage(context: PageContext): Markup {
  return page(
    {
      title: 'E-books',
      description: 'Elke maand een e-book naar keuze, voor plusabonnees.',
      pageType: 'ebook',
      content: html`<div class="ebook">${ebookHeader(EBOOKS)}${ebookSelect(EBOOKS, context)}</div>`,
    },
    context,
  );
}

/** The page's header, with the covers in a row that scrolls without a script. */
function ebookHeader(books: readonly Ebook[]): Markup {
  const links = books.map(
    (book, index) =>
      html`<li><a class="ebook-cover" href="#boek-${book.value}">${coverImage(book, { isEager: index < 5, alt: `${book.title}, ${book.author}` })}</a></li>`,
  );
  return html`<header class="ebook-header" data-widget="ebook-header" data-permissions="${PERMISSION}">
<div class="ebook-header__words"><p class="kicker">E-books</p><h1>Elke maand een boek om te houden</h1><p class="article__lead">Onze verslaggevers schreven ze, onze redactie koos ze. Plusabonnees downloaden er elke maand één.</p></div>
<div class="ebook-header__head" data-slider-head><h2>Deze maand te kiezen</h2></div>
<ul data-slider-track>${links}</ul>
</header>`;
}

function ebookSelect(books: readonly Ebook[], context: PageContext): Markup {
  const { session } = context.visit;
  const isReader = hasEbookRight(session);
  const taken = isReader ? books.find(({ value }) => value === ebookOf(session)) : undefined;
  const isOpen = isReader && !taken;
  return html`<section class="ebook-select" data-widget="ebook-select" data-newsletter-code="nrcboeken" data-newsletter-name="Boeken" aria-labelledby="kies">
<form class="ebook-select__form" action="/ebook/download/">
<fieldset class="ebook-options"${!isOpen && html` disabled`}><legend><h2 id="kies">Kies jouw boek</h2></legend>${books.map(option)}</fieldset>
${ebookPanels(taken, context)}
</form>
${ebookModals()}
</section>`;
}

function option(book: Ebook): Markup {
  const { value, title, author, info } = book;
  return html`<label class="ebook-option" id="boek-${value}"><input type="radio" name="book" value="${value}" required data-name="${title}" data-author="${author}" data-info="${info}" data-image="/static/images/${coverName(book)}-400.webp"><span class="ebook-cover">${coverImage(book, { alt: '' })}</span> <span class="ebook-option__words"><strong>${title}</strong> <span class="meta">${author}</span> <span>${info}</span></span></label>`;
}

/** The original cover is small enough for all uses, so there are no other sizes. */
function coverImage(book: Ebook, { alt, isEager = false }: { alt: string; isEager?: boolean }): Markup {
  const file = `/static/images/${coverName(book)}`;
  return html`<img src="${file}-200.webp" srcset="${file}-200.webp 200w, ${file}-400.webp 400w" sizes="(min-width: 980px) 200px, 33vw" width="200" height="300" alt="${alt}"${!isEager && html` loading="lazy"`}>`;
}
