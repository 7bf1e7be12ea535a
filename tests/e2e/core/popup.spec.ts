import type { Locator } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { openPart } from '../support/workbench.ts';

/** Clicks a link without following it; returns whether the page has prevented the navigation itself. */
const isTaken = (link: Locator) =>
  link.evaluate((element) => {
    let prevented: boolean | undefined;
    addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    (element as HTMLElement).click();
    return prevented;
  });

test('opens beside a wide page, 500 by 350 or in the requested size, without an opener, and is an ordinary link elsewhere [popups-1, popups-2]', async ({
  paper,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await openPart(paper, page, 'popup');
  const link = page.getByRole('link', { name: 'Gewone maat' });
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.nmt?.push((nmt) => nmt.on('popup:opened', ({ address }) => received.push(address)));
  });
  for (const [name, height] of [
    ['Gewone maat', 350],
    ['Hoger', 560],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    const popup = await opened;
    await popup.waitForURL(/\/sectie\//);
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, height]);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.close();
  }
  expect(page.url()).toContain('/features/workbench');
  expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual(
    ['/sectie/binnenland/', '/sectie/buitenland/'].map((path) => new URL(path, page.url()).href),
  );

  await test.step('a tab with ctrl', async () => {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.waitForURL(/\/sectie\//);
    expect(await tab.evaluate(() => innerWidth)).toBe(1280);
    await tab.close();
  });

  await test.step('no popup for other than web addresses', async () => {
    expect(await isTaken(page.getByRole('link', { name: 'Geen webadres' }))).toBe(false);
    expect(context.pages()).toHaveLength(1);
  });

  await test.step('an ordinary link where the browser blocks it', async () => {
    await page.evaluate(() => {
      const { open } = window;
      Object.assign(window, { unblock: () => Object.assign(window, { open }), open: () => null });
    });
    expect(await isTaken(link)).toBe(false);
    await page.evaluate(() => (window as unknown as { unblock: () => void }).unblock());
  });

  await test.step('an ordinary link up to 1024 px', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await link.click();
    await page.waitForURL(/\/sectie\/binnenland\//);
    expect(context.pages()).toHaveLength(1);
  });
});
