import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { readManifest } from '../../../build/read-manifest.ts';
import { conventionalHook } from '../../../build/routes.ts';
import { readSamples } from '../../../tools/reference/samples.ts';
import { openEdited } from '../support/feature-documents.ts';
import { expect, type Paper, test } from '../support/paper.ts';

const ROOT = join(import.meta.dirname, '../../..');
const manifest = readManifest(join(ROOT, 'manifest.json'), ROOT);

/** A page with the samples of the features that run on it. */
interface SamplePage {
  readonly of: string;
  readonly visitor: 'anonymous' | 'subscribed';
  /** The attributes of `<body>`. */
  readonly body: string;
  /** Whether it only has the samples of features that are restricted to its page type. */
  readonly isOfOneKind?: boolean;
}

/** Page types that have features of their own. */
const KINDS = new Set(
  Object.values(manifest).flatMap(({ when: { pageTypes = [] } = {} }) =>
    pageTypes.some((type) => ['article', 'foto-van-de-dag'].includes(type)) ? [] : pageTypes.slice(0, 1),
  ),
);

/** A page for each condition under which a feature runs, with all samples of features that run under it. */
const PAGES: readonly SamplePage[] = [
  {
    of: 'an article',
    visitor: 'anonymous',
    body: 'data-page-type="article" data-article-type="liveblog" data-paywall-limit="5"',
  },
  {
    of: 'an article',
    visitor: 'subscribed',
    body: 'data-page-type="article" data-article-type="liveblog" data-paywall-limit="5"',
  },
  {
    of: 'the photo of the day',
    visitor: 'anonymous',
    body: 'data-page-type="foto-van-de-dag" data-paywall-limit="5"',
    isOfOneKind: true,
  },
  ...[...KINDS].map(
    (type): SamplePage => ({
      of: `the type ${type}`,
      visitor: 'subscribed',
      body: `data-page-type="${type}"`,
      isOfOneKind: true,
    }),
  ),
];

/** Blocks that are removed if they have nothing for a visitor, or that lead away from the page. */
const REMOVED: Readonly<Record<string, readonly string[]>> = { anonymous: ['my-news', 'onboarding'] };

/** Whether a feature runs on a page; all other conditions are met on each of them. */
function runsOn(name: string, page: SamplePage): boolean {
  const { when = {} } = manifest[name] ?? {};
  if (REMOVED[page.visitor]?.includes(name)) return false;
  const { pageTypes, loggedIn } = when;
  const isThere =
    pageTypes === undefined
      ? !page.isOfOneKind
      : pageTypes.some((type) => page.body.includes(`page-type="${type}"`));
  return isThere && (loggedIn === undefined || loggedIn === (page.visitor !== 'anonymous'));
}

let samples: Record<string, string> = {};
test.beforeAll(async () => {
  samples = await readSamples(ROOT, manifest as Parameters<typeof readSamples>[1]);
});

test('every feature with a hook has a sample, which mounts on one of the pages', () => {
  const covered = Object.keys(samples).filter((name) => PAGES.some((page) => runsOn(name, page)));
  const hooked = Object.entries(manifest).filter(([, { hook = '' }]) => !['head', 'body'].includes(hook));
  expect(covered.sort()).toEqual(hooked.map(([name]) => name).sort());
});

/** Opens a page with the samples of its features, and waits until all of them have mounted. */
async function expectSamples(paper: Paper, tab: Page, page: SamplePage): Promise<void> {
  const here = Object.entries(samples).filter(([name]) => runsOn(name, page));
  const body = here.map(([name, html]) => `<section id="sample-${name}">${html}</section>`).join('\n');
  // The head of a demo page, without the demo's own scripts, which are not part of what a CMS sends.
  await openEdited(paper, `/features/view-count.html?visitor=${page.visitor}&from=random`, (html) =>
    html
      .replace(/<script[^>]* src="\/static\/[^>]*><\/script>/g, '')
      .replace(/<body[\s\S]*<\/body>/, `<body ${page.body}>${body}</body>`),
  );
  await paper.ready();
  const names = here.map(([name]) => name);
  await tab.evaluate(
    turnTo,
    here.map(([name]) => [`#sample-${name}`, manifest[name]?.hook ?? conventionalHook(name)] as const),
  );
  // While a hundred features mount around it, a section may leave the viewport before it is observed.
  const states = () => tab.evaluate(statesOfSamples, names);
  const expected = Object.fromEntries(names.map((name) => [name, 'mounted']));
  await expect.poll(states, { timeout: 30_000 }).toEqual(expected);
}

// Not all addresses of the samples (articles, fragments, a third party's chart) exist on the simulated backend.
const ELSEWHERE = /^nmt |^Failed to load resource|^The resource/;

for (const page of PAGES.filter(({ isOfOneKind }) => !isOfOneKind)) {
  test(`the samples of the reference mount on the page of ${page.of} for the visitor ${page.visitor}`, async ({
    paper,
    page: tab,
  }) => {
    test.setTimeout(90_000);
    paper.tolerate(ELSEWHERE);
    await expectSamples(paper, tab, page);
  });
}

test('the samples that are bound to a page type mount on a page of that type', async ({
  paper,
  page: tab,
}) => {
  test.setTimeout(180_000);
  paper.tolerate(ELSEWHERE);
  for (const page of PAGES.filter(({ isOfOneKind }) => isOfOneKind)) {
    await test.step(page.of, () => expectSamples(paper, tab, page));
  }
});

/**
 * Runs in the page: scrolls each section into view for two frames, because visibility is observed in the first, and
 * moves pointer and focus to its hook.
 */
async function turnTo(samples: readonly (readonly [section: string, hook: string])[]): Promise<void> {
  for (const [selector, hook] of samples) {
    const section = document.querySelector(selector);
    section?.scrollIntoView();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const type of ['pointerover', 'focusin'])
      section?.querySelector(hook)?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

/**
 * Runs in the page: the state of each feature in the section of its sample; those that are still waiting are scrolled
 * into view again.
 */
async function statesOfSamples(names: readonly string[]): Promise<Record<string, string | undefined>> {
  const states = window.nmt && !Array.isArray(window.nmt) ? window.nmt.state() : [];
  const stateOf = (name: string) =>
    states.find(({ feature, hook }) => feature === name && hook.closest(`#sample-${name}`))?.state;
  const present = Object.fromEntries(names.map((name) => [name, stateOf(name)]));
  for (const name of names) {
    if (present[name] === 'mounted') continue;
    document.querySelector(`#sample-${name}`)?.scrollIntoView();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
  return present;
}
