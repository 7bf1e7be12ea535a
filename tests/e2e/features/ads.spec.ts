import type { Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const PAGE = '/features/ads.html';
const TAG = '/third-party/ads/tag/gpt.js';

/** A request as stored by the simulated ad server. */
interface AdRequest {
  readonly path: string;
  readonly unit: string;
  readonly sizes: number[][];
  readonly targeting: Record<string, string[]>;
  readonly privacy: Record<string, boolean>;
}

/** The slots that this visitor's pages have requested. */
async function requested(page: Page): Promise<AdRequest[]> {
  return (await page.request.get('/third-party/ads/requests')).json();
}

const units = async (page: Page) => (await requested(page)).map(({ unit }) => unit);

const slotAt = (page: Page, position: string) => page.locator(`[data-ad-position="${position}"]`);

/**
 * Scrolls to a slot, and waits for its state. An inserted slot opens out of view alone, so the page scrolls once it is
 * open.
 */
async function seeSlot(page: Page, position: string, state: string): Promise<void> {
  const slot = slotAt(page, position);
  await expect(slot).not.toHaveAttribute('data-ad-space', 'closed');
  await slot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(slot).toHaveAttribute('data-ad-state', state);
}

/**
 * Opens the page with every state: one position on it does not exist, and one advertisement is in a frame that is
 * refused.
 */
async function openStates(paper: Paper): Promise<void> {
  paper.tolerate(
    /^nmt ads: Cannot generate slot-id for slot$/,
    /^nmt ads: No position is named/,
    /^nmt ads: The advertisement in "rectangle-open" was removed/,
  );
  await paper.open(PAGE);
}

test('shows a labelled advertisement in a sandboxed frame of another origin, takes the space of none, and lets the first answer count [ads-4, ads-5, ads-17]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt ads: The advertisement in "rectangle-open" was removed/);
  await openStates(paper);
  const reserved = (position: string) =>
    slotAt(page, position).evaluate((element) => getComputedStyle(element, '::before').content);
  // A waiting slot has its label, and a filled one has no second label.
  expect(await reserved('rectangle-leeg')).toContain('Advertentie');
  await seeSlot(page, 'rectangle-gevuld', 'adShown');
  expect(await reserved('rectangle-gevuld')).toBe('none');
  const slot = slotAt(page, 'rectangle-gevuld');
  await expect(slot).toHaveClass(/\bis-filled\b/);
  await expect(slot).toHaveRole('group');
  await expect(slot).toHaveAccessibleName('Advertentie');
  await expect(slot.getByText('Advertentie', { exact: true })).toBeVisible();
  const frame = slot.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.origin).not.toBe(new URL(page.url()).origin);
  const advertisement = slot.frameLocator('iframe').getByRole('link');
  await expect(advertisement).toBeVisible();
  const [request] = (await requested(page)).filter(({ unit }) => unit.endsWith('/rectangle-gevuld'));
  expect(request).toMatchObject({
    unit: '/163/onderdelen/rectangle-gevuld',
    sizes: [[336, 280]],
    targeting: { position: ['rectangle-gevuld'], section: ['onderdelen'] },
    privacy: { nonPersonalizedAds: false, limitedAds: false },
  });

  await test.step('the keyboard gets past it with one press', async () => {
    const skip = slot.getByRole('button', { name: 'Sla advertentie over' });
    await page.getByRole('link', { name: 'Wat de advertentieserver is gevraagd' }).focus();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(skip).not.toBeFocused();
    await page.keyboard.press('Tab');
    const isBehind = await slot.evaluate((element) => {
      const { activeElement } = document;
      return (
        activeElement !== null &&
        !element.contains(activeElement) &&
        !!(element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)
      );
    });
    expect(isBehind).toBe(true);
  });

  await test.step('a slot without an advertisement loses its space out of sight, and nothing that is read moves', async () => {
    await seeSlot(page, 'rectangle-leeg', 'empty');
    expect(await reserved('rectangle-leeg')).toBe('none');
    const empty = slotAt(page, 'rectangle-leeg');
    await expect(empty).toHaveClass(/\bis-unfilled\b/);
    await expect(empty.locator('iframe')).toHaveCount(0);
    await seeSlot(page, 'rectangle-open', 'empty');
    const heading = page.getByRole('heading', { name: 'Elke positie' });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = (await heading.boundingBox())?.y;
    await expect(empty).toBeHidden();
    expect((await heading.boundingBox())?.y).toBe(before);
    const { score, moved } = await layoutShift(page);
    expect(score, moved.join('\n')).toBeLessThan(0.001);
  });

  await test.step('the first of two answers counts', async () => {
    await seeSlot(page, 'rectangle-tweemaal', 'adShown');
    const twice = slotAt(page, 'rectangle-tweemaal');
    // The simulated provider has removed its frame with the second answer.
    await expect(twice.locator('iframe')).toHaveCount(0);
    await expect(twice).toHaveAttribute('data-ad-state', 'adShown');
  });

  await test.step('a slot that leaves takes its advertisement along, and may come back', async () => {
    const section = page.locator('#later');
    const add = section.getByRole('button', { name: 'Voeg toe' });
    const remove = section.getByRole('button', { name: 'Haal weg' });
    await add.scrollIntoViewIfNeeded();
    await add.click();
    await seeSlot(page, 'rectangle-later', 'adShown');
    await remove.click();
    await add.click();
    await seeSlot(page, 'rectangle-later', 'adShown');
    await expect(section.locator('iframe')).toHaveCount(1);
    expect((await units(page)).filter((unit) => unit.endsWith('/rectangle-later'))).toHaveLength(2);
  });
});

test('a script that never loads or is blocked is requested once, and leaves the article as it is, and its slots empty [ads-17]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(TAG)) asked += 1;
  });
  await paper.open(`${paper.article('article')}?ads=never`);
  await seeSlotNear(page, 'inline');
  await expect.poll(() => asked).toBe(1);
  // The script may have been requested for another slot, before this one waits for an answer.
  const state = () => slotAt(page, 'inline').getAttribute('data-ad-state');
  await runUntil(page, async () => (await state()) === 'empty');
  expect(await units(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  paper.allow(/^nmt ads: The slot "inline" could not be filled/, /^Failed to load resource.*gpt\.js/);
  paper.tolerate(/^nmt ads: The slot "[\w-]+" could not be filled/);
  await paper.open(`${paper.article('article')}?ads=blocked`);
  for (const position of ['inline', 'below-content']) {
    await seeSlotNear(page, position);
    await expect(slotAt(page, position)).toHaveAttribute('data-ad-state', 'empty');
  }
  expect(asked).toBe(2);
});

/** Scrolls to a slot that has reserved its space, which it does out of view only. */
async function seeSlotNear(page: Page, position: string): Promise<void> {
  await slotAt(page, position).waitFor({ state: 'attached' });
  await expect(slotAt(page, position)).not.toHaveAttribute('data-ad-space', 'closed');
  await slotAt(page, position).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

/**
 * Whether two advertisements are less than a window height apart, and whether one in the text is as high as half of it.
 */
function spaces(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-ad-position]')]
      .map((slot) => slot.getBoundingClientRect())
      .filter(({ height }) => height > 1)
      .sort((one, other) => one.top - other.top);
    const inText = document.querySelector('[data-ad-position^="inline"]')?.getBoundingClientRect();
    return {
      isCrowded: boxes.some(({ top }, index) =>
        boxes.slice(0, index).some(({ bottom }) => top - bottom < innerHeight),
      ),
      isTall: (inText?.height ?? 0) > innerHeight / 2,
    };
  });
}

test('subscribers read four paragraphs before an advertisement, and large letters keep one in a window', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await paper.open(`${paper.article('longRead')}?visitor=subscribed`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await slotAt(page, 'klantwaarde-inlinebanner').waitFor({ state: 'attached' });
  await readDown(paper);
  await seeSlot(page, 'klantwaarde-inlinebanner', 'adShown');
  expect((await spaces(page)).isCrowded).toBe(false);
  const before = await page.evaluate(
    () => document.querySelectorAll('p:has(~ [data-ad-position="klantwaarde-inlinebanner"])').length,
  );
  expect(before).toBeGreaterThanOrEqual(4);
});

for (const width of [1280, 360]) {
  test(`nothing is requested before the article is readable, and nothing moves, at ${width} px [ads-6]`, async ({
    paper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Of two slots in one window the one planned first has an advertisement: this one is near the end of the text, too.
    await paper.edit((html) => html.replace(/<div [^>]*data-ad-position="below-article"[^>]*><\/div>/, ''));
    await page.goto(paper.article('article'), { waitUntil: 'commit' });
    const loadedAt = await page
      .waitForFunction(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return navigation && navigation.loadEventStart > 0 ? navigation.loadEventStart : undefined;
      })
      .then((handle) => handle.jsonValue());
    await paper.ready();
    // Slots in the text reserve their space while they are out of view.
    await slotAt(page, 'inline').waitFor({ state: 'attached' });
    await readDown(paper);
    await seeSlot(page, 'below-content', 'adShown');
    await seeSlot(page, 'inline', 'adShown');
    const askedAt = await page.evaluate(
      (tag) => performance.getEntriesByType('resource').find(({ name }) => name.endsWith(tag))?.startTime,
      TAG,
    );
    expect(askedAt).toBeGreaterThanOrEqual(loadedAt ?? 0);
    const { score, moved } = await layoutShift(page);
    expect(score, moved.join('\n')).toBeLessThan(0.001);
    expect(await spaces(page)).toEqual({ isCrowded: false, isTall: false });
    // The frame below the text has its own height [ads-8].
    const frame = slotAt(page, 'below-content').locator('iframe');
    expect(await frame.evaluate((element) => getComputedStyle(element).height)).toBe('480px');
  });
}

test('a slot in the text opens only when the page has stopped scrolling [ads-17]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    // For 60 frames after the slots exist.
    let left = 60;
    let step = -2;
    const scroll = () => {
      if (document.querySelector('[data-ad-placed]')) left -= 1;
      if (document.querySelector('[data-ad-placed]:not([data-ad-space])')) {
        document.documentElement.dataset.openedWhileScrolling = 'true';
      }
      // Steps of equal length that end where they began.
      step = -step;
      scrollBy({ top: step, behavior: 'instant' });
      if (left > 0) requestAnimationFrame(scroll);
    };
    addEventListener('DOMContentLoaded', scroll);
  });
  await paper.open(paper.article('article'));
  await expect(page.locator('[data-ad-placed]:not([data-ad-space])')).toHaveCount(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-opened-while-scrolling');
});

test('pages that have no advertisements request none [ads-1, ads-2, ads-12]', async ({ paper, page }) => {
  // Five pages, scrolled to their ends.
  test.slow();
  const none = [paper.article('explicit'), `/preview/4101/`, `${paper.article('article')}/appview`];
  for (const path of none) {
    await paper.open(path);
    await readDown(paper);
    expect(await units(page), path).toEqual([]);
  }
  await paper.open(paper.article('partner'));
  await seeSlot(page, 'branded-content-tracker', 'adShown');
  expect(await units(page)).toEqual(['/163/economie/branded-content-tracker']);
  await paper.open(paper.article('fullPage'));
  await readDown(paper);
  expect((await units(page)).filter((unit) => unit.includes('below-article'))).toEqual([]);
});

/** Scrolls to the end, until all slots of the page have been decided on. */
async function readDown(paper: Paper): Promise<void> {
  await paper.page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await paper.idle();
}

test('test pages have their own section code and slot; what reaches for the page or is heavy achieves nothing [ads-3, ads-13, ads-17]', async ({
  paper,
  page,
}) => {
  await paper.open('/banners/test/klantwaarde/bottombanner/');
  await seeSlot(page, 'klantwaarde-bottombanner', 'adShown');
  await paper.open('/banners/hometest/');
  await seeSlot(page, 'leaderboard', 'adShown');
  const found = await requested(page);
  expect(found[0]).toMatchObject({
    unit: '/163/klantwaarde/klantwaarde-bottombanner',
    targeting: { segment: ['test'] },
  });
  expect(found.map(({ unit }) => unit)).toContain('/163/hometest/leaderboard');
  const title = await page.title();

  await test.step('one that tries to reach the page achieves nothing', async () => {
    paper.tolerate(/^Unsafe attempt to initiate navigation|^Unsafe JavaScript attempt|Blocked opening/);
    await paper.open('/banners/hometest/?ads=intruder');
    await seeSlot(page, 'leaderboard', 'adShown');
    const frame = slotAt(page, 'leaderboard').frameLocator('iframe');
    await expect(frame.getByRole('status')).toHaveText('Niets gelukt.');
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL('/banners/hometest/?ads=intruder');
  });

  await test.step('a heavy one is taken away', async () => {
    paper.allow(/^nmt ads: The advertisement in "leaderboard" was removed: it loaded too much/);
    paper.tolerate(/^nmt ads: The advertisement in/);
    await paper.open('/banners/hometest/?ads=heavy');
    await seeSlot(page, 'leaderboard', 'empty');
    await expect(slotAt(page, 'leaderboard').locator('iframe')).toHaveCount(0);
  });
});
