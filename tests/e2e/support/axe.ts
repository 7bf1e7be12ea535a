import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright/test';
import { crowdedTargets } from './crowded-targets.ts';
import { looksOf, oneOfEachLook } from './looks.ts';

/** Half the size of `axe.source`: each page loads and parses it again. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 level AA, including the lower levels and earlier versions. */
const LEVEL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half of axe's time, so it is checked on one element of each look. */
const CONTRAST = 'color-contrast';

/** Half of the rest, so it is checked on targets that may be too small or too close to another. */
const TARGET_SIZE = 'target-size';

/** Rules whose result depends on visibility, size, position and colours; the others only read the markup. */
const LAYOUT = [
  'aria-hidden-focus',
  'button-name',
  'css-orientation-lock',
  'input-button-name',
  'label',
  'link-in-text-block',
  'link-name',
  'scrollable-region-focusable',
  TARGET_SIZE,
];

/**
 * Controls whose name does not contain their visible text, so that visitors who use speech input cannot press them
 * (WCAG 2.5.3).
 */
const NAME = 'label-content-name-mismatch';

/** The list of features shows other pages in frames; each of those has its own test. */
const OTHER_PAGES = '.features__frame';

/** The header and the footer, which are the same on every page: they are checked with the newspaper's own pages. */
export const AROUND_PAGES = ['body > .site-header', 'body > .site-footer'];

/** The part of a page to check. */
export interface Scope {
  /** Selector of the only part to check. */
  readonly include?: string;
  /** Selectors of parts that are left out. */
  readonly exclude?: readonly string[];
  /** Rules that are left out. */
  readonly without?: readonly string[];
}

/** The violations that axe finds, one line for each rule and element. */
export function accessibilityFaults(page: Page, scope: Scope = {}): Promise<string[]> {
  const { without = [] } = scope;
  return faults(page, { runOnly: { type: 'tag', values: LEVEL }, rules: off(...without) }, scope);
}

/** The violations that axe finds in colours, which are all that another colour scheme can change. */
export function contrastFaults(page: Page, scope?: Scope): Promise<string[]> {
  return faults(page, only('link-in-text-block', CONTRAST), scope);
}

/**
 * The violations that axe finds in anything that depends on width and colour scheme, for markup that has already been
 * checked in one of each, and in the names of controls.
 */
export function layoutAndContrastFaults(page: Page, scope?: Scope): Promise<string[]> {
  return faults(page, only(...LAYOUT, NAME, CONTRAST), scope);
}

/** The violations that axe finds in the names of controls. */
export function nameFaults(page: Page, scope?: Scope): Promise<string[]> {
  return faults(page, only(NAME), scope);
}

/** The violations that axe finds with all of its rules, including best practices. */
export function allFaults(page: Page, scope?: Scope): Promise<string[]> {
  return faults(page, {}, scope);
}

/** The rules that axe runs; all if none is given. */
type Rules = Pick<axe.RunOptions, 'rules'> & {
  readonly runOnly?: { readonly type: 'rule' | 'tag'; readonly values: string[] };
};

function only(...values: string[]): Rules {
  return { runOnly: { type: 'rule', values } };
}

function off(...rules: string[]): axe.RuleObject {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
}

/**
 * Runs axe in the page itself. Its own runner for Playwright sets it up again for each run, in the page and in a blank
 * page: four times the work of the rules themselves.
 */
async function faults(page: Page, rules: Rules, scope?: Scope): Promise<string[]> {
  const run = () => runAxe(page, rules, scope);
  return run().catch((error: Error) => {
    // A frame that navigates in the meantime never answers.
    if (!error.message.includes('Axe in frame timed out')) throw error;
    return run();
  });
}

async function runAxe(page: Page, rules: Rules, { include, exclude = [] }: Scope = {}): Promise<string[]> {
  for (const frame of await judgedFrames(page.mainFrame())) {
    await addAxe(frame).catch((error: Error) => {
      // An advertisement's frame may be removed in the meantime.
      if (!frame.isDetached()) throw error;
    });
  }
  const leftOut = [OTHER_PAGES, ...exclude];
  const { type, values = [] } = rules.runOnly ?? {};
  const isWanted = (rule: string) => type !== 'rule' || values.includes(rule);
  const judged = {
    ...(isWanted(CONTRAST) && {
      [CONTRAST]: await page.evaluateHandle(oneOfEachLook, looksOf(include, leftOut)),
    }),
    ...(isWanted(TARGET_SIZE) && { [TARGET_SIZE]: await page.evaluateHandle(crowdedTargets) }),
  };
  const { found, checked } = await page.evaluate(
    async ([rules, include, leftOut, judged]) => {
      const axe = (window as unknown as { axe: typeof import('axe-core') }).axe;
      // One run for all of them, because each run lays out the whole page again.
      for (const [rule, elements] of Object.entries(judged)) {
        for (const element of elements) element.setAttribute(`data-axe-${rule}`, '');
        axe.configure({ rules: [{ id: rule, selector: `[data-axe-${rule}]` }] });
      }
      const { violations, passes } = await axe
        .run(
          { ...(include && { include: [include] }), exclude: leftOut },
          { resultTypes: ['violations'], frameWaitTime: 10_000, elementRef: true, ...rules },
        )
        .finally(() => {
          for (const [rule, elements] of Object.entries(judged))
            for (const element of elements) element.removeAttribute(`data-axe-${rule}`);
        });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '', element }) => {
          const page = element?.closest<HTMLElement>('[data-page]')?.dataset.page;
          const place = target.join(' ').replace(/\[data-axe-[^\]]*\]/g, '');
          return `${page ? `${page}: ` : ''}${id}: ${place} ${failureSummary}`;
        }),
      );
      return { found, checked: passes.length + violations.length };
    },
    [rules, include, leftOut, judged] as const,
  );
  if (checked === 0) throw new Error('axe checked nothing');
  return found;
}

/** A frame and its descendants, except the pages of {@link OTHER_PAGES}. */
async function judgedFrames(frame: Frame): Promise<Frame[]> {
  const own = await Promise.all(
    frame.childFrames().map(async (child) => {
      const isOther = await child
        .frameElement()
        .then((element) =>
          element.evaluate((node, selector) => (node as Element).matches(selector), OTHER_PAGES),
        )
        .catch((error: Error) => {
          if (!child.isDetached()) throw error;
          return true;
        });
      return isOther ? [] : judgedFrames(child);
    }),
  );
  return [frame, ...own.flat()];
}

async function addAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(SOURCE);
  // Frames of other origins answer by messages; their violations are part of the page's.
  await frame.evaluate(() =>
    (window as unknown as { axe: typeof import('axe-core') }).axe.configure({
      allowedOrigins: ['<unsafe_all_origins>'],
    }),
  );
}
