import type { Page } from 'playwright/test';

/** The width of the rule above a block, in px. */
const RULE = '3px';

/**
 * The headings of blocks below a rule whose typeface differs from that of the paper's headlines. Advertisers' articles
 * have their own typeface.
 */
export function otherTypefaces(page: Page): Promise<string[]> {
  return page.evaluate((rule) => {
    const title = document.querySelector('h1');
    if (!title || document.querySelector('.kicker--ad, [data-article-type="native-ad"]')) return [];
    const family = getComputedStyle(title).fontFamily;
    return [...document.querySelectorAll<HTMLElement>('main h2')]
      .filter((heading) => {
        if (!heading.checkVisibility() || getComputedStyle(heading).fontFamily === family) return false;
        for (
          let box: HTMLElement | null = heading;
          box && box.localName !== 'main';
          box = box.parentElement
        ) {
          const isAtTop = heading.getBoundingClientRect().top - box.getBoundingClientRect().top < 32;
          if (!isAtTop) return false;
          if (getComputedStyle(box).borderTopWidth === rule) return true;
        }
        return false;
      })
      .map((heading) => heading.textContent?.trim() ?? '');
  }, RULE);
}
