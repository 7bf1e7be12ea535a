import type { Locator, Page } from 'playwright/test';
import { ALL, choseBefore, NONE } from '../support/consent.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, readThrough } from '../support/whole-page.ts';

const PAGE = '/features/consent-gate.html';
const TEXT = 'Om deze inhoud te zien heb je toestemming nodig.';
const SECOND =
  '<div data-widget="consent-gate" data-purpose="social-media" data-script="kwebbel"><blockquote class="kwebbel"><p>Nog een.</p></blockquote></div>';
const FAULTS = [
  /^nmt consent-gate: The feature failed/,
  /^nmt consent-gate: The content could not be loaded/,
];
const section = (page: Page, id: string) => page.locator(`#${id}`);

/** Records requests to the third party. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(demo\/post\/|static\/post\.js)/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Distance in px between the frame and the inner edges of its hook: top, right, bottom and left. */
const emptyAround = (gate: Locator) =>
  gate.locator('iframe').evaluate((frame) => {
    const inner = frame.getBoundingClientRect();
    const hook = frame.closest('[data-widget]') as HTMLElement;
    const outer = hook.getBoundingClientRect();
    const border = hook.clientTop;
    return [
      inner.top - outer.top - border,
      outer.right - inner.right - border,
      outer.bottom - inner.bottom - border,
      inner.left - outer.left - border,
    ].map(Math.round);
  });

test.use({ bare: true, emptyCache: true, contextOptions: { reducedMotion: 'reduce' } });

test('without consent nothing is requested and the reader gets a message; with it the content loads, and leaves when it is taken back [consent-2, consent-7]', async ({
  paper,
  page,
}) => {
  paper.tolerate(...FAULTS);
  const paths = asked(page);
  await choseBefore(page, NONE);
  await paper.open(PAGE);
  await readThrough(page);
  for (const id of ['bericht', 'uitgebreid', 'script']) {
    await expect(section(page, id).getByText(TEXT)).toBeVisible();
    await expect(section(page, id).getByRole('button', { name: 'Cookie-instellingen' })).toBeVisible();
  }
  const gate = section(page, 'bericht');
  await expect(
    gate.getByRole('link', { name: 'Lees het bericht van IJsclub Veenbrug op Kwebbel' }),
  ).toBeVisible();
  await test.step('a purpose that needs no consent is open at once', async () => {
    await expect(section(page, 'ander-doel').frameLocator('iframe').getByRole('heading')).toContainText(
      'Pont',
    );
    expect(paths).toEqual(['/demo/post/pont-1']);
  });
  expect(await accessibilityFaults(page, { include: '[data-widget="consent-gate"]' })).toEqual([]);

  await test.step('the button opens the preferences, and consent loads the content', async () => {
    const before = await gate.boundingBox();
    await gate.getByRole('button', { name: 'Cookie-instellingen' }).click();
    await page.getByRole('switch', { name: 'Sociale media' }).check();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(gate.frameLocator('iframe').getByRole('heading')).toContainText('IJsclub Veenbrug');
    await expect(gate.getByText(TEXT)).toHaveCount(0);
    await expect(gate.locator('[data-widget]')).toBeFocused();
    expect(await gate.boundingBox()).toEqual(before);
    expect(await emptyAround(gate)).toEqual([0, 0, 0, 0]);
    expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
    await expect(section(page, 'uitgebreid').getByText(TEXT)).toBeVisible();
  });

  await test.step('the content leaves with the consent', async () => {
    await expect(gate.locator('iframe')).toHaveAttribute('title', 'Bericht van IJsclub Veenbrug op Kwebbel');
    await page.getByRole('main').getByRole('link', { name: 'Cookie-instellingen' }).click();
    await page.getByRole('button', { name: 'Alles weigeren' }).click();
    await expect(gate.getByText(TEXT)).toBeVisible();
    await expect(gate.locator('iframe')).toHaveCount(0);
    await expect(gate.getByRole('link')).toBeVisible();
  });
});

test('a script loads with consent, once for all quotations [consent-7]', async ({ paper, page }) => {
  const paths = asked(page);
  await choseBefore(page, NONE);
  await paper.replaceMain(`<section id="script">${SECOND}${SECOND}</section>`);
  await paper.open(PAGE);
  await paper.settle('consent-gate');
  await expect(page.getByText('Nog een.').first()).toBeVisible();
  expect(paths).toEqual([]);
  await page.getByRole('button', { name: 'Cookie-instellingen' }).first().click();
  await page.getByRole('button', { name: 'Alles toestaan' }).click();
  await expect(page.locator('.kwebbel--dressed')).toHaveCount(2);
  expect(paths).toEqual(['/static/post.js']);
});

test('an article that requires no consent has its content at once, one that does reserves space for the message [consent-2, consent-7]', async ({
  paper,
  page,
}) => {
  await choseBefore(page, NONE);
  await paper.open(paper.article('post'));
  await readThrough(page);
  await expect(page.frameLocator('iframe[title*="Kwebbel"]').getByRole('heading')).toContainText(
    'IJsclub Veenbrug',
  );

  const paths = asked(page);
  await paper.open(`${paper.article('post')}?consent=required`);
  await readThrough(page);
  await expect(page.getByText(TEXT)).toBeVisible();
  // The paper's fonts may move a line's end by a few pixels.
  expect((await layoutShift(page)).score).toBeLessThan(0.001);
  expect(paths).toEqual([]);
});

test('with consent the content loads at once and moves nothing; a wrong attribute is named, and the link stays [consent-7]', async ({
  paper,
  page,
}) => {
  await choseBefore(page, ALL);
  paper.allow(
    /data-frame is "javascript:alert\(1\)"; expected an https address/,
    /expected one of data-frame and data-script/,
    /Script source is required/,
  );
  await paper.open(PAGE);
  await readThrough(page);
  await expect(section(page, 'bericht').locator('iframe')).toHaveAttribute(
    'title',
    'Bericht van IJsclub Veenbrug op Kwebbel',
  );
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
  for (const id of ['vijandig', 'zonder-inhoud']) {
    await expect(section(page, id).getByRole('link', { name: 'Lees het bericht op Kwebbel' })).toBeVisible();
    await expect(section(page, id).getByText(TEXT)).toHaveCount(0);
  }
  await expect(section(page, 'onbekend-script').getByText('Dit citaat staat er')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a plain link to the content [consent-7]', async ({ paper, page }) => {
    await page.goto(`${paper.article('post')}?consent=required`);
    await page.getByRole('link', { name: /^Lees het bericht van IJsclub Veenbrug/ }).click();
    await expect(page.getByRole('heading')).toContainText('IJsclub Veenbrug');
  });
});
