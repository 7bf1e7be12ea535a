import type { Page } from 'playwright/test';
import { ALL, choseBefore } from '../support/consent.ts';
import { contentOf, FEATURE_DOCUMENTS, openEdited } from '../support/feature-documents.ts';
import { disturbViews, leftAfterUnmount, textsInWrongLanguage } from '../support/foreign-script.ts';
import { expect, test } from '../support/paper.ts';
import { readThrough } from '../support/whole-page.ts';

for (const pages of FEATURE_DOCUMENTS) {
  const names = pages.map(({ name }) => name).join(', ');
  test(`on a page in English, with a script that changes what views drew: ${names}`, async ({
    page,
    paper,
  }) => {
    test.setTimeout(120_000);
    // What buttons say of data that is missing here; violations of the policy are never tolerated.
    paper.tolerate(/./);
    await choseBefore(page, ALL);
    await stayOnPage(page);
    const content = await contentOf(pages, paper);
    await openEdited(paper, `${pages[0]?.path(paper)}?visitor=subscribed`, (html) =>
      html
        .replace('<html lang="nl"', '<html lang="en"')
        .replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${content}${end}`),
    );
    await paper.ready();
    await readThrough(page);
    await test.step('what features write is marked as Dutch', async () => {
      expect.soft(await textsInWrongLanguage(page, 'nl', content)).toEqual([]);
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
  });
}

/** Buttons of the demo, of features and of other sites lead to other pages. */
async function stayOnPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.navigation.addEventListener('navigate', (event) => {
      if (!event.destination.sameDocument && event.cancelable) event.preventDefault();
    });
  });
}

/** Presses each button once, and in the rounds that follow those that came by that. */
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
