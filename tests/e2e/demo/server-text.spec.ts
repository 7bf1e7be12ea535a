import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { contentOf, openEdited, SERVED_DOCUMENTS } from '../support/feature-documents.ts';
import { expect, test } from '../support/paper.ts';
import { heldElements, passHold, unreadableTexts } from '../support/server-text.ts';

const ROOT = join(import.meta.dirname, '../../..');

const NAMES = Object.keys(JSON.parse(readFileSync(join(ROOT, 'manifest.json'), 'utf8')));

for (const step of ['kill switch', 'no loader'] as const) {
  test(`every feature page shows every text of the server: ${step} [loader-7, loader-12]`, async ({
    page,
    paper,
  }) => {
    test.slow();
    // Scripts are missing, and some pictures of the demo pages.
    paper.tolerate(/./);
    if (step === 'kill switch') await page.clock.install();
    let held = 0;
    for (const pages of SERVED_DOCUMENTS) {
      const content = await contentOf(pages, paper);
      const edit = (html: string) =>
        html
          .replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${content}${end}`)
          .replace('"editorTools":', `"disabled":${JSON.stringify(NAMES)},"editorTools":`)
          // Addresses without a file.
          .replace(/(<script\b[^>]*\ssrc=")/g, step === 'no loader' ? '$1/assets/bestaat-niet' : '$1');
      await openEdited(paper, pages[0]?.path(paper) ?? '', edit, { waitUntil: 'domcontentloaded' });
      if (step === 'kill switch') await expectSkipped(page);
      else held += (await heldElements(page)).length;
      await passHold(page);
      expect.soft(await unreadableTexts(page)).toEqual([]);
    }
    // The base style did hide something that the time limit shows again.
    if (step === 'no loader') expect(held).toBeGreaterThan(50);
  });
}

/**
 * Waits until the loader has marked all hooks; from then on it hides nothing of them. As nothing mounts, the caretaker,
 * which looks up rarely used features, loads only two seconds after the loader.
 */
async function expectSkipped(page: Page): Promise<void> {
  await runUntil(page, () =>
    page.evaluate(
      (names) =>
        [...document.querySelectorAll<HTMLElement>('[data-widget], [data-special]')].every(
          ({ dataset: { widget, special, widgetSkipped } }) =>
            widgetSkipped === '' || !names.includes(widget ?? `special-${special}`),
        ),
      NAMES,
    ),
  );
  // If their feature does not run, images are not hooks for the loader: they are shown after the time limit.
  expect.soft((await heldElements(page)).filter((html) => !html.startsWith('<img '))).toEqual([]);
}
