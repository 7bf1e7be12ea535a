import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { FEATURES, type PageType } from '../support/page-types.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { heldElements, passHold, unreadableTexts } from '../support/server-text.ts';

const ROOT = join(import.meta.dirname, '../../..');

const NAMES = Object.keys(JSON.parse(readFileSync(join(ROOT, 'manifest.json'), 'utf8')));

/** As many features' demo pages are one document, which is opened once for all of them. */
const PAGES_PER_DOCUMENT = 20;

/** The workbench has no text of a server: its parts draw themselves, and none of them can be switched off. */
const PAGES = FEATURES.filter(({ name }) => name !== 'workbench');

const TYPES = [...new Set(PAGES.map(pageTypeOf))];

const DOCUMENTS = TYPES.flatMap((type) => {
  const pages = PAGES.filter((one) => pageTypeOf(one) === type);
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_DOCUMENT) }, (_, index) =>
    pages.slice(index * PAGES_PER_DOCUMENT, (index + 1) * PAGES_PER_DOCUMENT),
  );
});

for (const step of ['kill switch', 'no loader'] as const) {
  test(`every feature page shows every text of the server: ${step} [loader-7, loader-12]`, async ({
    page,
    paper,
  }) => {
    test.slow();
    // Scripts and pictures are missing.
    paper.tolerate(/./);
    await page.route(/\.(jpg|png|webp|svg|mp4|mp3)(\?|$)/, (route) => route.abort());
    let held = 0;
    for (const pages of DOCUMENTS) {
      const mains = await Promise.all(pages.map((one) => mainOf(one, paper)));
      await paper.edit((html) =>
        html
          .replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${mains.join('')}${end}`)
          .replace('"editorTools":', `"disabled":${JSON.stringify(NAMES)},"editorTools":`),
      );
      if (step === 'no loader') await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
      await page.goto(pages[0]?.path(paper) ?? '', { waitUntil: 'domcontentloaded' });
      if (step === 'kill switch') await expectSkipped(page);
      else held += (await heldElements(page)).length;
      await passHold(page);
      expect.soft(await unreadableTexts(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    // The base style did hide something from which the time frees it.
    if (step === 'no loader') expect(held).toBeGreaterThan(50);
  });
}

/** The page type in the source of a demo page. */
function pageTypeOf({ name }: PageType): string {
  const html = readFileSync(join(ROOT, `demo/features/${name}.html`), 'utf8');
  return /<body[^>]*data-page-type="([\w-]+)"/.exec(html)?.[1] ?? '';
}

/** The content of a page, which messages name. */
async function mainOf(type: PageType, paper: Paper): Promise<string> {
  const html = await (await paper.page.request.get(type.path(paper))).text();
  return `<div data-page="${type.name}">${/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''}</div>`;
}

/** Waits until the loader has marked all hooks; from then on nothing of theirs is hidden. */
async function expectSkipped(page: Page): Promise<void> {
  await page.waitForFunction(
    (names) =>
      [...document.querySelectorAll<HTMLElement>('[data-widget], [data-special]')].every(
        ({ dataset: { widget, special, widgetSkipped } }) =>
          widgetSkipped === '' || !names.includes(widget ?? `special-${special}`),
      ),
    NAMES,
  );
  // Images are no hooks for the loader where their feature does not run: their time passes.
  expect.soft((await heldElements(page)).filter((html) => !html.startsWith('<img '))).toEqual([]);
}
