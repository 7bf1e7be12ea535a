import type { Locator } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ emptyCache: true });

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('It does not show.');
  return found;
}

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const) {
  test(`a notice and a player at ${width} px lie on each other, and cover neither the end of the page nor what has the focus`, async ({
    paper,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await paper.open('/podcasts/afleveringen/?serie=vandaag&visitor=newcomer');
    const notice = page.getByRole('region', { name: 'Leesgeschiedenis' });
    await expect(notice).toBeVisible();
    await page
      .getByRole('button', { name: /^Luister/ })
      .first()
      .click();
    const player = page.locator('[data-widget="podcast-player"][data-dock]');
    await expect(player.getByRole('button', { name: 'Pauzeren' })).toBeVisible();
    const isStacked = async () =>
      Math.abs((await box(player)).y + (await box(player)).height - (await box(notice)).y) <= 1;
    await expect.poll(isStacked, 'the player lies on the notice').toBe(true);
    expect((await box(notice)).y + (await box(notice)).height).toBe(height);

    const last = page.locator('body > footer a').last();
    const clear = async () => (await box(player)).y - (await box(last)).y - (await box(last)).height;
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(clear, 'the last line is clear of them').toBeGreaterThanOrEqual(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await last.focus();
    await expect.poll(clear, 'the focus is clear of them').toBeGreaterThanOrEqual(0);

    // The pressed button has a longer label now.
    const { moved } = await layoutShift(page);
    expect(moved.filter((one) => !one.includes('data-audio-url'))).toEqual([]);
    const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd);
    expect(await room()).not.toBe('0px');
    await page.emulateMedia({ media: 'print' });
    expect(await room()).toBe('0px');
    await expect(notice).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await notice.getByRole('button', { name: 'Akkoord en sluiten' }).click();
    await expect.poll(async () => (await box(player)).y + (await box(player)).height).toBe(height);
  });
}

test('in a low window, as above the keyboard of a telephone, nothing covers the field that is typed in', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await paper.open('/search?visitor=newcomer');
  const notice = page.getByRole('region', { name: 'Leesgeschiedenis' });
  await expect(notice).toBeVisible();
  await page.setViewportSize({ width: 360, height: 320 });
  await expect(notice).toBeVisible();
  expect(Math.round((await box(notice)).height)).toBeLessThanOrEqual(112);
  await page.locator('main input[name]').first().focus();
  await expect(notice).toBeHidden();
});
