import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccess, PHONE } from '../support/access.ts';
import {
  AROUND_PAGES,
  accessibilityFaults,
  layoutAndContrastFaults,
  nameFaults,
  type Scope,
} from '../support/axe.ts';
import { brokenHeadlines } from '../support/broken-headlines.ts';
import { choseBefore, NONE } from '../support/consent.ts';
import { cutHeadlines } from '../support/cut-headlines.ts';
import { failedFeatures } from '../support/failed-features.ts';
import { FEATURE_GROUPS, openTogether } from '../support/feature-documents.ts';
import { lostInForcedColors } from '../support/forced-colors.ts';
import { forgetFiles } from '../support/forget-files.ts';
import { gluedTexts } from '../support/glued-texts.ts';
import { lostFocus } from '../support/lost-focus.ts';
import { missingRules } from '../support/missing-rules.ts';
import { otherTypefaces } from '../support/other-typefaces.ts';
import { FEATURES, NEWSPAPER, OTHER_PAGES, type PageType } from '../support/page-types.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { brokenWords, changedByTheme, wearTheme } from '../support/theme.ts';
import { textsHeldByReact } from '../support/translate.ts';
import { visitAgain } from '../support/visit-again.ts';
import { layoutShift, readAgain, readThrough, sidewaysOverflow } from '../support/whole-page.ts';

test.use({
  // Otherwise colours would be measured in the middle of a transition of 150 milliseconds.
  contextOptions: { reducedMotion: 'reduce' },
});

const WIDE = 1280;
const NARROW = 360;
const HEIGHT = 800;
/** The height of most features' pages, in px. */
const IN_VIEW = 3000;

const WHOLE = {};
/** A page without its header and footer. */
const OWN = { exclude: AROUND_PAGES };
/** A document with features, whose outline is the test's. */
const FEATURES_ALONE = { ...OWN, without: ['bypass'] };

/**
 * The pages that are opened in both widths, and that axe checks with their header and footer, which are the same on all
 * other pages.
 */
const WITH_AROUND = new Set(['front page', 'article page', 'account']);

/** One page of each type, for `npm test -- quick`. */
const QUICK = new Set([
  ...[
    'front page',
    'section',
    'topics',
    'podcasts',
    'e-books',
    'digital paper',
    'subscriptions',
    'article page',
  ],
  ...['liveblog page', 'photo of the day', 'article in the app', 'not found', 'log in', 'account', 'profile'],
]);

/** Pages with columns of headlines. */
const COLUMNS = new Set(['front page', 'section', 'my news', '/puzzels/', '/specials/']);

const MANIFEST = JSON.parse(readFileSync(join(import.meta.dirname, '../../../manifest.json'), 'utf8'));

test.describe('the newspaper', () => {
  for (const type of NEWSPAPER) {
    const isWhole = WITH_AROUND.has(type.name);
    const scope = isWhole ? WHOLE : OWN;
    const tag = QUICK.has(type.name) ? ['@quick'] : [];
    test(`${type.name}: steady, quiet and accessible in every width and colour`, { tag }, async ({
      paper,
      page,
    }) => {
      await prepare([type], paper, page, WIDE);
      await load(type, paper, page, WIDE);
      expect.soft(await otherTypefaces(page), 'heads of blocks in another typeface').toEqual([]);
      expect.soft(await accessibilityFaults(page, scope), `light, ${WIDE} px`).toEqual([]);
      await checkSteady(page, `${type.name}, ${WIDE} px, later`);
      await page.setViewportSize({ width: NARROW, height: HEIGHT });
      if (isWhole) await load(type, paper, page, NARROW);
      else await readAgain(page);
      expect.soft(await cutHeadlines(page), `headlines that are cut at ${NARROW} px`).toEqual([]);
      // The colours are the same at any width.
      await checkDark(page, NARROW, scope);
      await checkOverflow(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccess(page);
      if (COLUMNS.has(type.name)) await checkHeadlines(page);
    });
  }

  for (const type of OTHER_PAGES) {
    test(`${type.name}: steady, and bears large letters, other colours and names that are spoken`, async ({
      paper,
      page,
    }) => {
      await prepare([type], paper, page, PHONE.width);
      await load(type, paper, page, PHONE.width);
      expect.soft(await otherTypefaces(page), 'heads of blocks in another typeface').toEqual([]);
      expect.soft(await nameFaults(page), 'names without what is shown').toEqual([]);
      await expectAccess(page);
      if (COLUMNS.has(type.name)) await checkHeadlines(page);
    });
  }
});

// They are checked with several in one document: the window is resized once, and finally a foreign theme replaces the
// demo's style.
test.describe('the features', () => {
  for (const pages of FEATURE_GROUPS) {
    const names = pages.map(({ name }) => name).join(', ');
    test(`${names}: steady, quiet, accessible and its own in every width, colour and theme`, async ({
      paper,
      page,
    }) => {
      await prepare(pages, paper, page, NARROW);
      await loadTogether(pages, paper, page);
      if (pages.some(({ name }) => name === 'new-since')) await checkNews(pages, paper, page);
      const failed = await failedFeatures(
        page,
        pages.map(({ name }) => name),
      );
      expect.soft(failed, 'failed without a reason').toEqual([]);
      expect.soft(await accessibilityFaults(page, FEATURES_ALONE), `light, ${NARROW} px`).toEqual([]);
      await checkSteady(page, `${NARROW} px, later`);
      await checkOverflow(page);
      await page.setViewportSize({ width: WIDE, height: HEIGHT });
      await readAgain(page);
      await checkGrid(page);
      expect
        .soft((await lostInForcedColors(page)).states, 'states that forced colours do not show')
        .toEqual([]);
      // The colours are the same at any width: checking all elements at each would take twice as long.
      await checkDark(page, WIDE, FEATURES_ALONE);
      await checkTheme(page);
      expect.soft(await lostFocus(page), 'loses the focus').toEqual([]);
    });
  }

  test('each of the manifest has its page', () => {
    const pages = new Set(FEATURES.map(({ name }) => name));
    expect(Object.keys(MANIFEST).filter((name) => !pages.has(name))).toEqual([]);
  });
});

async function prepare(pages: readonly PageType[], paper: Paper, page: Page, width: number): Promise<void> {
  // Each page is scrolled to its end, and checked by axe in each width and colour scheme.
  test.setTimeout(120_000 + 30_000 * pages.length);
  paper.tolerate(...pages.flatMap(({ says }) => says ?? []));
  await choseBefore(page, NONE);
  await page.setViewportSize({ width, height: HEIGHT });
}

/** Opens a page as on a first visit, and makes the checks that do not resize the window. */
async function load(type: PageType, paper: Paper, page: Page, width: number): Promise<void> {
  await forgetFiles(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await paper.open(type.path(paper));
  await readThrough(page);
  await checkMarkup([type], page);
  await checkSteady(page, `${type.name}, ${width} px`);
  expect.soft(await cutHeadlines(page), `headlines that are cut at ${width} px`).toEqual([]);
}

/**
 * Opens features' pages as on a first visit: several in one document, in a window so high that all are in view, because
 * their movements would be in view on their own pages.
 */
async function loadTogether(pages: readonly PageType[], paper: Paper, page: Page): Promise<void> {
  const [first] = pages;
  if (first && pages.length === 1) return load(first, paper, page, NARROW);
  await forgetFiles(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const height = IN_VIEW * pages.length;
  await page.setViewportSize({ width: NARROW, height });
  const open = () => openTogether(pages, paper);
  await open();
  await readThrough(page, open);
  await checkMarkup(pages, page);
  await checkSteady(page, `${NARROW} px`);
  expect.soft(await cutHeadlines(page), `headlines that are cut at ${NARROW} px`).toEqual([]);
}

/** Shows content that a feature renders only for a returning reader. */
async function checkNews(pages: readonly PageType[], paper: Paper, page: Page): Promise<void> {
  await visitAgain(page, new URL(page.url()).pathname, new Date('2026-03-28T08:00:00Z'));
  await paper.ready();
  await expect(page.locator('.nmt-new-since-root')).toBeVisible();
  await readThrough(page);
  await checkMarkup(pages, page);
}

/**
 * Makes the checks that depend neither on the width nor on the colours, before shifts are counted: in the meantime late
 * content arrives.
 */
async function checkMarkup(pages: readonly PageType[], page: Page): Promise<void> {
  expect.soft(await missingRules(page), 'rules of the style that the page lacks').toEqual([]);
  // The workbench is for developers: its captions are not translated.
  const held = pages.some(({ name }) => name === 'workbench') ? [] : await textsHeldByReact(page);
  expect.soft(held, 'would freeze when the page is translated').toEqual([]);
  expect.soft(await gluedTexts(page), 'texts that run together to one word').toEqual([]);
}

/** Checks the colours of the dark scheme, and whatever depends on a width other than that of the light one. */
async function checkDark(page: Page, width: number, scope: Scope): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark-mode');
  expect.soft(await layoutAndContrastFaults(page, scope), `dark, ${width} px`).toEqual([]);
}

/** Elements made by features look the same on a foreign page, without the demo's own style. */
async function checkTheme(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await wearTheme(page);
  expect.soft(await changedByTheme(page), 'changed by a foreign theme').toEqual([]);
  expect.soft(await brokenWords(page), 'broken words under a foreign theme').toEqual([]);
}

/** A grid column grows with its content: a row that scrolls must not make it as wide as all its items. */
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

/**
 * Checks that nothing has moved by itself since the page was opened. The score depends on the size of what moves and
 * the distance, relative to the window: for a higher window it is converted to the usual height.
 */
async function checkSteady(page: Page, where: string): Promise<void> {
  const { score, moved } = await layoutShift(page);
  const { height = HEIGHT } = page.viewportSize() ?? {};
  const ofWindow = score * (height / HEIGHT) ** 2;
  expect.soft(ofWindow, `layout shift of ${where}: ${moved.join('\n')}`).toBeLessThan(0.001);
}

/** Checks the headlines of a wide page whose letters are twice as large, as {@link expectAccess} leaves them. */
async function checkHeadlines(page: Page): Promise<void> {
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  expect.soft(await brokenHeadlines(page), 'words broken with letters twice as large').toEqual([]);
}

async function checkOverflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  expect.soft(await sidewaysOverflow(page), 'sticks out at 320 px').toEqual([]);
}
