import type { Page } from 'playwright/test';
import { choseBefore, NONE } from '../support/consent.ts';
import { expect, test } from '../support/paper.ts';
import { readThrough } from '../support/whole-page.ts';

/** The pages with rows that depend on a reader's account. */
const PAGES = ['front page', 'my news', 'section', 'article'] as const;

const addressOf = (name: (typeof PAGES)[number], article: string) =>
  ({ 'front page': '/', 'my news': '/mijn-nieuws/', section: '/sectie/wetenschap/', article })[name];

// The server's content alone is tested for all pages in tests/unit/demo/paper-pages.test.ts.
for (const visitor of ['registered', 'subscribed'] as const) {
  test(`shows no story and no picture twice to a reader who is ${visitor}`, async ({ paper, page }) => {
    test.setTimeout(120_000);
    await choseBefore(page, NONE);
    await paper.open(`/voorwaarden/?visitor=${visitor}`);
    for (const name of PAGES) {
      await test.step(name, async () => {
        await paper.open(addressOf(name, paper.article('article')));
        await readThrough(page);
        expect.soft(await repeatedIn(page), name).toEqual([]);
      });
    }
  });
}

/** The stories of cards, and the pictures, that are visible more than once on a page; an author's portrait may be. */
function repeatedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility();
    const stories = [...document.querySelectorAll<HTMLAnchorElement>(':is(h2, h3, h4) a')]
      .filter(isSeen)
      .map(({ pathname }) => pathname)
      .filter((path) => /^\/(?:nieuws|podcasts)\/./.test(path));
    const pictures = [...document.images]
      .filter(isSeen)
      .map(({ src }) => /\/static\/images\/([\w-]+?)(?:-\d+)?\.\w+$/.exec(src)?.[1] ?? '')
      .filter((name) => name !== '' && !name.startsWith('portret-'));
    return [stories, pictures].flatMap((names) => [
      ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
    ]);
  });
}
