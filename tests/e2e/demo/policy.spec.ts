import type { Page } from 'playwright/test';
import { ALL, choseBefore } from '../support/consent.ts';
import { contentOf, FEATURE_DOCUMENTS, openEdited } from '../support/feature-documents.ts';
import { expect, test } from '../support/paper.ts';
import { readThrough } from '../support/whole-page.ts';

for (const pages of FEATURE_DOCUMENTS) {
  const names = pages.map(({ name }) => name).join(', ');
  test(`no button of these pages does what the policy reports: ${names}`, async ({ page, paper }) => {
    test.setTimeout(120_000);
    // What buttons say of data that is missing here; violations of the policy are never tolerated.
    paper.tolerate(/./);
    await choseBefore(page, ALL);
    await stayOnPage(page);
    const content = await contentOf(pages, paper);
    await openEdited(paper, `${pages[0]?.path(paper)}?visitor=subscribed`, (html) =>
      html.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${content}${end}`),
    );
    await paper.ready();
    await readThrough(page);
    await pressButtons(page);
    expect(paper.unexpected()).toEqual([]);
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

/** Presses each button once, and then those that came by that. */
function pressButtons(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const pressed = new Set<Element>();
    for (let round = 0; round < 3; round += 1) {
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
  });
}
