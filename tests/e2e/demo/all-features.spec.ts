import type { Page } from 'playwright/test';
import { dutchTexts, ENGLISH_TEXTS } from '../support/catalogue-texts.ts';
import { ALL, choseBefore } from '../support/consent.ts';
import { batchesOf, contentOf, FEATURE_DOCUMENTS, openEdited } from '../support/feature-documents.ts';
import { disturbViews, leftAfterUnmount, textsInWrongLanguage } from '../support/foreign-script.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { readThrough } from '../support/whole-page.ts';

type Document = (typeof FEATURE_DOCUMENTS)[number];

/** Number of pages in one test: a tab and a visitor for each of the many documents would cost more than the pages. */
const PAGES_PER_TEST = 20;

for (const documents of batchesOf(FEATURE_DOCUMENTS, PAGES_PER_TEST)) {
  const names = documents.flatMap((pages) => pages.map(({ name }) => name)).join(', ');

  test(`in English on a page in Dutch, with a script that changes what views drew: ${names}`, async ({
    page,
    paper,
  }) => {
    await choseBefore(page, ALL);
    await prepare(documents, paper);
    for (const pages of documents) {
      const { content, served } = await openInEnglish(pages, 'subscribed', paper);
      await test.step('features write no Dutch text', () => expectEnglish(page, served));
      await test.step('what features write is marked as English', async () => {
        expect.soft(await textsInWrongLanguage(page, 'en', content, ENGLISH_TEXTS)).toEqual([]);
      });
      await test.step('no button does what the policy reports', async () => {
        await pressButtons(page, { rounds: 3 });
        expect.soft(paper.unexpected()).toEqual([]);
      });
      await test.step('views go on, and end with what the server sent', async () => {
        await disturbViews(page);
        await pressButtons(page, { rounds: 1 });
        expect.soft(await leftAfterUnmount(page)).toEqual([]);
        expect.soft(paper.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
      });
    }
  });

  test(`write no Dutch text with an English site file, for an anonymous visitor: ${names}`, async ({
    page,
    paper,
  }) => {
    await prepare(documents, paper);
    for (const pages of documents) {
      const { served } = await openInEnglish(pages, 'anonymous', paper);
      await expectEnglish(page, served);
    }
  });
}

async function prepare(documents: readonly Document[], paper: Paper): Promise<void> {
  test.setTimeout(90_000 + 30_000 * documents.length);
  // A page with many features has duplicate ids, and some data are missing; violations of the policy are never
  // tolerated.
  paper.tolerate(/./);
  await stayOnPage(paper.page);
}

/**
 * Opens the pages in one document, with the build for sites and its English site file, and scrolls to its end.
 * @returns the content of `<main>`, and the whole document as the server sent it
 */
async function openInEnglish(
  pages: Document,
  visitor: 'anonymous' | 'subscribed',
  paper: Paper,
): Promise<{ content: string; served: string }> {
  const content = await contentOf(pages, paper);
  let served = '';
  await openEdited(paper, `${pages[0]?.path(paper)}?language=en&visitor=${visitor}`, (html) => {
    served = html.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${content}${end}`);
    return served;
  });
  await paper.ready();
  await readThrough(paper.page);
  return { content, served };
}

async function expectEnglish(page: Page, served: string): Promise<void> {
  const { written, dutch } = await dutchTexts(page, served);
  expect.soft(dutch).toEqual([]);
  expect(written).toBeGreaterThan(0);
}

/** Buttons of the demo, of features and of other sites lead to other pages. */
async function stayOnPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.navigation.addEventListener('navigate', (event) => {
      if (!event.destination.sameDocument && event.cancelable) event.preventDefault();
    });
  });
}

/** Presses each button once, and in further rounds the buttons that appeared. */
function pressButtons(page: Page, { rounds }: { readonly rounds: number }): Promise<void> {
  return page.evaluate(async (rounds) => {
    const pressed = new Set<Element>();
    for (let round = 0; round < rounds; round += 1) {
      const buttons = [...document.querySelectorAll<HTMLElement>('button, summary, [role="button"]')].filter(
        (button) => !pressed.has(button) && button.checkVisibility() && !button.closest('.demo-bar'),
      );
      for (const button of buttons) {
        pressed.add(button);
        button.click();
        await new Promise(requestAnimationFrame);
      }
      const isLoading = () => document.querySelector('[data-widget-state="loading"]');
      for (let frame = 0; frame < 300 && isLoading(); frame += 1) await new Promise(requestAnimationFrame);
    }
  }, rounds);
}
