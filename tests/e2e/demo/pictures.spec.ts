import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright/test';
import { choseBefore, NONE } from '../support/consent.ts';
import { expect, test } from '../support/paper.ts';
import { skipWithout } from '../support/skip-without.ts';

/**
 * Pictures of the shared parts, each in its states: errors that tests of roles and texts do not detect, such as a
 * broken grid, a missing icon or a wrong layer. Other browsers render letters differently, so the screenshots are valid
 * for one version.
 *
 * After an intended change: `npx playwright test pictures --update-snapshots`.
 */
const PICTURES = join(import.meta.dirname, 'pictures');
const BROWSER = readFileSync(join(PICTURES, 'browser.txt'), 'utf8').trim();

const SECTIONS = join(import.meta.dirname, '../../../demo/workbench/sections');
/** The first two are animated; the last one contains all the others, and is ten times as large. */
const LEFT_OUT = ['skeleton', 'captcha', 'funnel'];
const PARTS = readdirSync(SECTIONS)
  .map((file) => file.replace(/\.html$/, ''))
  .filter((part) => !LEFT_OUT.includes(part));

test.use({
  letters: true,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 640, height: 800 },
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the shared parts look as before in ${colorScheme}`, async ({ paper, page, browser }) => {
    skipOtherBrowsers(browser);
    test.setTimeout(120_000);
    paper.tolerate(/^nmt |^Failed to load resource/);
    await choseBefore(page, NONE);
    await page.clock.setFixedTime('2026-03-02T08:00:00Z');
    await page.emulateMedia({ colorScheme });
    await waitForFonts(page);
    await paper.open('/features/workbench');
    await loadFonts(page);
    // It covers the screenshots, and is not one of the parts.
    await page.locator('.demo-bar').evaluate((bar) => bar.remove());
    for (const part of PARTS) {
      const stage = page.locator(`section#${part}`);
      await stage.evaluate((hidden) => hidden.style.removeProperty('display'));
      await stage.scrollIntoViewIfNeeded();
      await paper.settle(part);
      await hideOthers(stage);
      await expect.soft(stage).toHaveScreenshot(`${part}-${colorScheme}.png`);
    }
  });
}

for (const [width, height] of [
  [1280, 60],
  [360, 104],
] as const) {
  test(`the header looks as before over content that scrolls below it, at ${width} px`, async ({
    paper,
    page,
    browser,
  }) => {
    skipOtherBrowsers(browser);
    await choseBefore(page, NONE);
    await page.setViewportSize({ width, height: 800 });
    await paper.answer('**/data/weather*', 503);
    paper.tolerate(/weather|503/);
    await waitForFonts(page);
    await paper.open('/');
    await paper.settle('sticky-header');
    await loadFonts(page);
    // Only the header: the content below has the day's date.
    const clip = { x: 0, y: 0, width, height };
    await expect.soft(page).toHaveScreenshot(`header-${width}.png`, { clip });
    const header = page.getByRole('banner');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    // On narrow screens it hides when scrolling down.
    if (width === 360) await expect(header).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect(header.getByRole('link', { name: /voorpagina$/ })).toBeInViewport({ ratio: 1 });
    // On narrow screens it reappears without the line of its sections.
    await expect
      .soft(page)
      .toHaveScreenshot(`header-${width}-scrolled.png`, { clip: { ...clip, height: 60 } });
  });
}

function skipOtherBrowsers(browser: Browser): void {
  const version = browser.version();
  skipWithout(
    version === BROWSER
      ? ''
      : `The pictures hold for Chromium ${BROWSER}; this is ${version}. Name that one in CHROMIUM_PATH.`,
  );
}

/** Shows only one part on the page, so that its screenshot does not depend on the heights of those above it. */
async function hideOthers(stage: Locator): Promise<void> {
  await stage.evaluate((shown) => {
    for (const part of document.querySelectorAll<HTMLElement>('section[id]')) {
      part.style.display = part === shown || part.contains(shown) ? '' : 'none';
    }
  });
}

/** Makes text wait for its font: on a busy machine the paper's own style would render some of it in another one. */
async function waitForFonts(page: Page): Promise<void> {
  // The front page inlines its style, with a policy that allows it by its hash.
  const carriesStyle = ({ pathname }: URL) => pathname === '/' || pathname === '/static/paper.css';
  await page.route(carriesStyle, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/font-display:\s*swap/g, 'font-display:block');
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
}

/** Loads all fonts of the page, including those that no letter has needed yet. */
async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A local system font may not exist on other systems.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
  });
}
