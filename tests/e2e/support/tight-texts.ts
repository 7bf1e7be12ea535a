import type { Page } from 'playwright/test';

/**
 * Texts that begin directly below a picture, and headings of an article that begin directly below a text: they seem to
 * belong to what is above. A kicker, the author's name or a time may be above a headline.
 * @returns the beginning of each
 */
export function tightTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 4;
    const isBelow = (above: DOMRect, below: DOMRect) =>
      below.left < above.right &&
      below.right > above.left &&
      below.top - above.bottom > -LEAST &&
      below.top - above.bottom < LEAST;
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .map((element) => {
          const lines = document.createRange();
          lines.selectNodeContents(element);
          const box = element.localName === 'img' ? element : lines;
          return { element, box: box.getBoundingClientRect(), text: element.textContent.trim() };
        })
        .filter(({ box }) => box.width > 1 && box.height > 1);
    const pictures = boxes('main img');
    const texts = boxes('main :is(p, figcaption)').filter(({ text }) => text !== '');
    const lines = boxes('main [data-article-body] :is(p, li:not(:has(p, li)), summary)');
    const headings = boxes('main [data-article-body] :is(h2, h3)');
    const tight = [
      ...texts.filter(({ box }) => pictures.some((picture) => isBelow(picture.box, box))),
      ...headings.filter(({ element, box }) =>
        lines.some((line) => !line.element.contains(element) && isBelow(line.box, box)),
      ),
    ];
    return tight.map(({ text }) => text.slice(0, 60));
  });
}
