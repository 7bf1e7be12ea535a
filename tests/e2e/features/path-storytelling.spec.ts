import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const story = (page: Page) => page.locator('[data-widget="path-storytelling"]').first();
const step = (page: Page, words: string) => story(page).locator('[data-path-step]', { hasText: words });

/** Scrolls a text to the middle of the viewport, once its story has its final height. */
async function toMiddle(hook: Locator, text: Locator): Promise<void> {
  await expect(hook).toHaveAttribute('data-widget-state', /./);
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

const goTo = (page: Page, words: string) => toMiddle(story(page), step(page, words));

/** The file with the code for editors. */
const EDIT_PANEL = /\/edit-panel-\w+\.js$/;

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );

/** The position of a town of the map on the screen, in fractions of the window. */
const town = (page: Page, name: string) =>
  story(page)
    .locator('.map__towns text', { hasText: name })
    .evaluate((label) => {
      const { left, top, width, height } = (label.previousElementSibling as Element).getBoundingClientRect();
      return [(left + width / 2) / innerWidth, (top + height / 2) / innerHeight];
    });

test('scrolling travels along the route to the step that is reached, without the code for editors [path-storytelling-1, path-storytelling-2]', async ({
  paper,
  page,
}) => {
  const scripts = watchScripts(page);
  await paper.open(paper.article('route'));
  await goTo(page, 'Meerdorp');
  await expect(story(page)).toHaveAttribute('data-active-step', '3');
  await atRest(page);
  const [across = 0, down = 0] = await town(page, 'Meerdorp');
  expect(across).toBeCloseTo(0.62, 1);
  expect(down).toBeCloseTo(0.5, 1);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBeLessThan(0.001);
  // On a phone the place is shown above the text.
  await page.setViewportSize({ width: 360, height: 740 });
  const parts = async (name: string) => (await town(page, name)).map((part) => part.toFixed(1));
  // A story whose size has just changed keeps its current step.
  const reach = (text: string, step: string) =>
    expect(async () => {
      await goTo(page, text);
      await expect(story(page)).toHaveAttribute('data-active-step', step, { timeout: 1_000 });
    }).toPass();
  await expect.poll(() => parts('Meerdorp')).toEqual(['0.5', '0.3']);
  await reach('Oosterwaarde', '5');
  await expect.poll(() => parts('Oosterwaarde')).toEqual(['0.5', '0.3']);
  await reach('Terug is het', '8');
  await atRest(page);
  for (const name of ['Noorderveld', 'Hoogeveld']) {
    for (const part of await town(page, name)) expect(part).toBeGreaterThan(0);
    for (const part of await town(page, name)) expect(part).toBeLessThan(1);
  }
  expect(await accessibilityFaults(page, { include: '[data-widget="path-storytelling"]' })).toEqual([]);
  await paper.idle();
  expect(scripts).not.toContainEqual(expect.stringMatching(EDIT_PANEL));
});

test('steps without a valid position are logged, readable and move nothing [path-storytelling-2]', async ({
  paper,
  page,
}) => {
  paper.allow(
    /data-path-position is "2"; expected a number from 0 up to 1/,
    /data-path-position is "abc"/,
    /data-path-position is missing/,
    /holds no svg with a path/,
  );
  paper.tolerate(/path-storytelling/);
  await paper.open('/features/path-storytelling.html');
  const hook = page.locator('#posities [data-widget]');
  const text = hook.getByText('Hier ontbreekt de positie.');
  await toMiddle(hook, text);
  await expect(hook).toHaveAttribute('data-active-step', '4');
  await expect(text).toBeInViewport();
  const drawn = () => hook.locator('svg[aria-hidden] path').first();
  await expect(drawn()).toHaveCSS('stroke-dashoffset', '0.8px');
  // A route within a group that is translated and scaled.
  const turned = page.locator('#gedraaid [data-widget]');
  await toMiddle(turned, turned.getByText('Het midden.'));
  await expect(turned).toHaveAttribute('data-active-step', '2');
  await atRest(page);
  const [map, line] = await turned
    .locator('svg path')
    .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect()));
  expect(line?.left).toBeCloseTo(map?.left ?? 0, 0);
  expect(line?.width).toBeCloseTo(map?.width ?? 0, 0);
  await page.locator('#zonder-route').scrollIntoViewIfNeeded();
  await expect(page.locator('#zonder-route [data-widget]')).toHaveAttribute('data-widget-state', 'failed');
});

test('an editor moves steps with the keyboard and copies the positions [path-storytelling-1, path-storytelling-3]', async ({
  paper,
  page,
  context,
}) => {
  const scripts = watchScripts(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await paper.open(`${paper.article('route')}?token=geheim-4711`);
  await goTo(page, 'Zoutkamp');
  await expect(story(page)).toHaveAttribute('data-active-step', '2');
  const range = page.getByRole('slider', { name: /^2\. Zoutkamp/ });
  await range.focus();
  await page.keyboard.press('ArrowRight');
  await expect(range).toHaveAttribute('aria-valuetext', '0,134');
  await page.getByRole('button', { name: 'Kopieer de posities' }).press('Enter');
  await expect(page.getByText('De posities zijn gekopieerd.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '[0,0.134,0.277,0.397,0.59,0.736,1,1]',
  );
  expect(scripts).toContainEqual(expect.stringMatching(EDIT_PANEL));
  expect(await accessibilityFaults(page, { include: '[data-widget="path-storytelling"]' })).toEqual([]);
  expect(sent.filter((request) => request.includes('geheim-4711'))).toEqual([]);
});

for (const [how, use] of [
  ['with less motion', { contextOptions: { reducedMotion: 'reduce' as const } }],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const) {
  test.describe(how, () => {
    test.use(use);

    test(`it is a map with texts in order, ${how} [path-storytelling-2]`, async ({ paper, page }) => {
      await page.goto(paper.article('route'));
      const parts = await story(page)
        .locator(':is([data-path-map], [data-path-step])')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
      expect(parts).toHaveLength(9);
      for (const [index, part] of parts.entries())
        expect(part.top).toBeGreaterThanOrEqual(parts[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY);
      await expect(page.getByRole('img', { name: /Kaart van een fietsroute/ })).toHaveCount(1);
    });
  });
}
