import type { Page } from 'playwright/test';

/**
 * The headlines that are only visible in part, because an ellipsis or an ancestor cuts them off. Scroll containers do
 * not count, and neither do texts for screen readers, which are a pixel wide.
 */
export function cutHeadlines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textBox = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const isCut = (headline: Element) => {
      const text = textBox(headline);
      for (let box: Element | null = headline; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (edge.width <= 1) return false;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        // Letters may extend beyond their line by a few pixels.
        if (/hidden|clip/.test(overflowX) && text.right > edge.right + 4) return true;
        if (/hidden|clip/.test(overflowY) && text.bottom > edge.bottom + 4) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('h1, h2, h3, h4, article a, li > a')]
      .filter((headline) => headline.textContent?.trim() && headline.checkVisibility() && isCut(headline))
      .map((headline) => headline.textContent?.trim().slice(0, 80) ?? '');
  });
}
