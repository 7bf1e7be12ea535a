import { create } from '../../../core/platform/dom/create.ts';
import { downloadAddress, type EbookOption } from './options.ts';

/**
 * Inserts a book into the server's markup: its texts into `data-ebook-name`, `data-ebook-author` and `data-ebook-info`,
 * its cover into `data-ebook-image`, and its address into links with `data-ebook-download`. Elements without a value
 * are hidden.
 * @param around the element that contains the markup
 */
export function showBook(around: Element, { value, name, author, info, image }: EbookOption): void {
  const texts = { name, author, info };
  for (const [part, text] of Object.entries(texts)) {
    for (const place of around.querySelectorAll<HTMLElement>(`[data-ebook-${part}]`)) {
      place.textContent = text;
      place.hidden = text === '';
    }
  }
  for (const place of around.querySelectorAll<HTMLElement>('[data-ebook-image]')) {
    place.hidden = image === undefined;
    place.replaceChildren(...(image === undefined ? [] : [cover(image)]));
  }
  const address = downloadAddress(value);
  if (address === undefined) return;
  for (const link of around.querySelectorAll('a[data-ebook-download]')) link.setAttribute('href', address);
}

/** Decorative: the title is beside it. */
function cover(address: string): HTMLImageElement {
  const image = create('img', { alt: '', src: address });
  return image;
}
