import type { FrameLocator } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

const EVERYTHING = 'capability=links&capability=share&capability=consent';

/** Scrolls to the third party's post in the article and opens the settings there. */
async function openSettings(view: FrameLocator): Promise<void> {
  await view.locator('[data-widget="consent-gate"]').scrollIntoViewIfNeeded();
  await view.getByRole('button', { name: 'Cookie-instellingen' }).click();
}

for (const [app, name] of [
  ['nmt-ios', 'iOS'],
  ['nmt-android', 'Android'],
] as const) {
  test(`the demo's app on ${name} has settings, shows every message, and leaves the page to itself where it does not answer`, async ({
    paper,
    page,
  }) => {
    await paper.open(`/demo/app/?app=${app}&${EVERYTHING}`);
    const view = page.frameLocator('iframe[title="Web view"]');
    const log = page.getByRole('log');
    await expect(page.getByLabel('Platform')).toHaveValue(app);
    await expect(log).toContainText('page:ready');
    await expect(log).toContainText('app:capabilities-offered');

    await openSettings(view);
    await expect(page.getByRole('heading', { name: 'Instellingen van de app' })).toBeFocused();
    await page.locator('#app-screen-content').getByLabel('Sociale media').check();
    await page.getByRole('button', { name: 'Terug naar de pagina' }).click();
    await expect(view.frameLocator('iframe').getByRole('heading')).toContainText('IJsclub Veenbrug');

    await page.getByLabel('Soort').selectOption('class-instance');
    paper.allow(/^nmt app: "app:consent-pushed" is ignored/);
    await page.getByRole('button', { name: 'Stuur iets fouts' }).click();
    await expect.poll(() => paper.unsaid()).toEqual([]);
    await expect(view.locator('iframe')).toBeVisible();

    await page.getByRole('group', { name: 'Toestemming', exact: true }).getByLabel('Sociale media').uncheck();
    await page.getByRole('button', { name: 'Stuur toestemming' }).click();
    await expect(view.getByText('Om deze inhoud te zien heb je toestemming nodig.')).toBeVisible();

    let requests = await log.getByText('consent:open', { exact: true }).count();
    for (const manner of ['refuses', 'throws', 'silent']) {
      await test.step(`an app that ${manner} leaves the page to itself`, async () => {
        if (manner === 'throws') paper.allow(/^nmt app: The app's bridge threw/);
        await page.getByLabel('Bij een vraag').selectOption(manner);
        await openSettings(view);
        const settings = view.getByRole('dialog', { name: 'Cookie-instellingen' });
        await expect(settings).toBeVisible();
        requests += 1;
        await expect(log.getByText('consent:open', { exact: true })).toHaveCount(requests);
        await page.keyboard.press('Escape');
        await expect(settings).toHaveCount(0);
      });
    }
  });
}
