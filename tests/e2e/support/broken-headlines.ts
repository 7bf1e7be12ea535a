import type { Page } from 'playwright/test';

/**
 * The words of visible headlines that are broken in the middle, without a hyphen, because they are wider than their
 * column.
 */
export function brokenHeadlines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const headline of document.querySelectorAll('main :is(h1, h2, h3)')) {
      if (!headline.checkVisibility()) continue;
      const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        for (const { 0: word, index } of data.matchAll(/\p{L}{2,}/gu)) {
          const range = document.createRange();
          // The hyphen at the end of the line above belongs to the first letter.
          range.setStart(texts.currentNode, data[index - 1] === '\u00ad' ? index + 1 : index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}
