import { expect, test } from '../support/paper.ts';
import { openPart } from '../support/workbench.ts';

test('opens beside a wide page, 500 by 350 or in the requested size, without an opener [popups-1, popups-2]', async ({
  paper,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await openPart(paper, page, 'popup');
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
});

test('emits that a popup opened', async ({ paper, page, context }) => {
  await openPart(paper, page, 'popup');
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.nmt?.push((nmt) => nmt.on('popup:opened', ({ address }) => received.push(address)));
  });
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Gewone maat' }).click();
  await opened;
  expect(await page.evaluate(() => (window as unknown as { received: string[] }).received)).toEqual([
    new URL('/sectie/binnenland/', page.url()).href,
  ]);
});

test('is an ordinary link up to 1024 px [popups-1, popups-2]', async ({ paper, page, context }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openPart(paper, page, 'popup');
  await page.getByRole('link', { name: 'Gewone maat' }).click();
  await page.waitForURL(/\/sectie\/binnenland\//);
  expect(context.pages()).toHaveLength(1);
});

test('is an ordinary link where the browser blocks it, and with ctrl [popups-2]', async ({
  paper,
  page,
  context,
}) => {
  await openPart(paper, page, 'popup');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Gewone maat' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL(/\/sectie\//);
  expect(await tab.evaluate(() => innerWidth)).toBe(1280);
  await tab.close();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('link', { name: 'Gewone maat' }).click();
  await page.waitForURL(/\/sectie\/binnenland\//);
});

test('opens only web addresses [popups-2]', async ({ paper, page, context }) => {
  await openPart(paper, page, 'popup');
  const isPrevented = await page.getByRole('link', { name: 'Geen webadres' }).evaluate((link) => {
    let prevented: boolean | undefined;
    addEventListener(
      'click',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    (link as HTMLElement).click();
    return prevented;
  });
  expect(isPrevented).toBe(false);
  expect(context.pages()).toHaveLength(1);
});
