import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccess, PHONE } from '../support/access.ts';
import {
  AROUND_PAGES,
  accessibilityFaults,
  contrastFaults,
  layoutAndContrastFaults,
} from '../support/axe.ts';
import { choseBefore, NONE } from '../support/consent.ts';
import { cutHeadlines } from '../support/cut-headlines.ts';
import { lostFocus } from '../support/lost-focus.ts';
import { missingRules } from '../support/missing-rules.ts';
import { FEATURES, NEWSPAPER, OTHER_PAGES, type PageType } from '../support/page-types.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { brokenWords, changedByTheme, wearTheme } from '../support/theme.ts';
import { textsHeldByReact } from '../support/translate.ts';
import { layoutShift, readThrough, sidewaysOverflow } from '../support/whole-page.ts';

test.use({
  // 150 milliseconds of fading colours would be measured half-way.
  contextOptions: { reducedMotion: 'reduce' },
  // Each page is only looked at. Playwright clears the cache, the storage and the cookies before each; what stays is the
  // process with its compiled scripts, which saves a sixth of the time.
  reuseContext: true,
});

const WIDE = 1280;
const NARROW = 360;

const WHOLE = {};
/** A feature's page without what is around every page. */
const OWN = { exclude: AROUND_PAGES };

const MANIFEST = JSON.parse(readFileSync(join(import.meta.dirname, '../../../manifest.json'), 'utf8'));

test.describe('the newspaper', () => {
  for (const type of NEWSPAPER) {
    test(`${type.name}: steady, quiet and accessible in every width and colour`, async ({ paper, page }) => {
      await prepare(type, paper, page, WIDE);
      await load(type, paper, page, WIDE);
      expect.soft(await accessibilityFaults(page), `light, ${WIDE} px`).toEqual([]);
      await checkDark(page, WIDE, {});
      await page.setViewportSize({ width: NARROW, height: 800 });
      await load(type, paper, page, NARROW);
      await checkDark(page, NARROW, { layout: true });
      await checkOverflow(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccess(page);
    });
  }

  for (const type of OTHER_PAGES) {
    test(`${type.name}: steady, and bears large letters, other colours and names that are spoken`, async ({
      paper,
      page,
    }) => {
      await prepare(type, paper, page, PHONE.width);
      await load(type, paper, page, PHONE.width);
      await expectAccess(page);
    });
  }
});

// The header and the footer around them are all alike: axe judges them above. One load has to do for a page: the window
// changes its width under it, and at last a foreign theme takes the place of the demo's style.
test.describe('the features', () => {
  for (const type of FEATURES) {
    test(`${type.name}: steady, quiet, accessible and its own in every width, colour and theme`, async ({
      paper,
      page,
    }) => {
      await prepare(type, paper, page, NARROW);
      await load(type, paper, page, NARROW);
      await checkOverflow(page);
      expect.soft(await accessibilityFaults(page, OWN), 'light, 320 px').toEqual([]);
      await page.setViewportSize({ width: WIDE, height: 800 });
      await readThrough(page);
      await checkGrid(page);
      // The same colours at any width: a pass over all elements for each would take half of the time.
      await checkDark(page, WIDE, { layout: true, scope: OWN });
      await checkTheme(page);
      expect.soft(await lostFocus(page), 'loses the focus').toEqual([]);
    });
  }

  test('each of the manifest has its page', () => {
    const pages = new Set(FEATURES.map(({ name }) => name));
    expect(Object.keys(MANIFEST).filter((name) => !pages.has(name))).toEqual([]);
  });
});

async function prepare({ says }: PageType, paper: Paper, page: Page, width: number): Promise<void> {
  // A page is read to its end, and looked through by axe in each width and colour.
  test.setTimeout(120_000);
  if (says) paper.tolerate(says);
  await choseBefore(page, NONE);
  await page.setViewportSize({ width, height: 800 });
}

async function load({ name, path }: PageType, paper: Paper, page: Page, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await paper.open(path(paper));
  await readThrough(page);
  const { score, moved } = await layoutShift(page);
  expect.soft(score, `layout shift at ${width} px: ${moved.join('\n')}`).toBeLessThan(0.001);
  expect.soft(await cutHeadlines(page), `headlines that are cut at ${width} px`).toEqual([]);
  expect.soft(await missingRules(page), 'rules of the style that the page lacks').toEqual([]);
  // The workbench is for developers: its own captions stay as they are written.
  const held = name === 'workbench' ? [] : await textsHeldByReact(page);
  expect.soft(held, 'would freeze when the page is translated').toEqual([]);
}

/** Checks the colours of the dark scheme; with `layout` also what another width changes, which no colour does. */
async function checkDark(page: Page, width: number, { layout = false, scope = WHOLE }): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark-mode');
  const faults = layout ? layoutAndContrastFaults : contrastFaults;
  expect.soft(await faults(page, scope), `dark, ${width} px`).toEqual([]);
}

/** What features make looks the same on a page of others, whose style the demo's own never helps. */
async function checkTheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await wearTheme(page);
  expect.soft(await changedByTheme(page), 'changed by a foreign theme').toEqual([]);
  expect.soft(await brokenWords(page), 'broken words under a foreign theme').toEqual([]);
}

/** A column of a grid grows with what is in it: a row that scrolls must not make it as wide as all of its items. */
async function checkGrid(page: Page): Promise<void> {
  const setGrid = (display: string) =>
    page.locator('.state-stage').evaluateAll((stages: HTMLElement[], value) => {
      for (const { style } of stages)
        Object.assign(style, { display: value, gridTemplateColumns: '2fr 1fr' });
    }, display);
  await setGrid('grid');
  expect.soft(await sidewaysOverflow(page), 'sticks out of the column of a grid').toEqual([]);
  await setGrid('');
}

async function checkOverflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await sidewaysOverflow(page), 'sticks out at 320 px').toEqual([]);
}
