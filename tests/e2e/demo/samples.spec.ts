import { join } from 'node:path';
import { readManifest } from '../../../build/read-manifest.mjs';
import { conventionalHook } from '../../../build/routes.mjs';
import { readSamples } from '../../../tools/reference/samples.mjs';
import { expect, test } from '../support/paper.ts';

const ROOT = join(import.meta.dirname, '../../..');
const manifest: Record<string, Entry> = readManifest(join(ROOT, 'manifest.json'), ROOT);

/** What matters here of a feature's entry in the manifest. */
interface Entry {
  readonly hook?: string;
  readonly when?: { readonly pageTypes?: readonly string[]; readonly loggedIn?: boolean };
}

/** A page for each condition under which a feature runs, with all samples of features that run under it. */
const PAGES = [
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
  },
];

/** Whether a feature runs on a page; all other conditions hold on each of them. */
function runsOn({ when = {} }: Entry = {}, page: (typeof PAGES)[number]): boolean {
  const { pageTypes, loggedIn } = when;
  const isThere = !pageTypes || pageTypes.some((type) => page.body.includes(`page-type="${type}"`));
  return isThere && (loggedIn === undefined || loggedIn === (page.visitor !== 'anonymous'));
}

let samples: Record<string, string> = {};
test.beforeAll(async () => {
  samples = await readSamples(ROOT, manifest as Parameters<typeof readSamples>[1]);
});

test('every feature with a hook has a sample, which mounts on one of the pages', () => {
  const covered = Object.keys(samples).filter((name) => PAGES.some((page) => runsOn(manifest[name], page)));
  const hooked = Object.entries(manifest).filter(([, { hook = '' }]) => !['head', 'body'].includes(hook));
  expect(covered.sort()).toEqual(hooked.map(([name]) => name).sort());
});

for (const page of PAGES) {
  test(`the samples of the reference mount on the page of ${page.of} for the visitor ${page.visitor}`, async ({
    paper,
    page: tab,
  }) => {
    const here = Object.entries(samples).filter(([name]) => runsOn(manifest[name], page));
    const body = here.map(([name, html]) => `<section id="sample-${name}">${html}</section>`).join('\n');
    // The head of a demo page, without the demo's own scripts: they are not part of what a CMS sends.
    await tab.route('**/features/view-count.html*', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<script[^>]* src="\/static\/[^>]*><\/script>/g, '')
        .replace(/<body[\s\S]*<\/body>/, `<body ${page.body}>${body}</body>`);
      await route.fulfill({ response, body: html });
    });
    // What the samples name (articles, fragments, another party's chart) is not all at the stand-in.
    paper.tolerate(/^nmt |^Failed to load resource|^The resource/);
    await paper.open(`/features/view-count.html?visitor=${page.visitor}&from=random`);
    for (const [name] of here) {
      const section = tab.locator(`#sample-${name}`);
      await section.evaluate(async (element) => {
        element.scrollIntoView();
        // Two frames: what waits to be visible is observed in the first.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
      const hook = section.locator(manifest[name]?.hook ?? conventionalHook(name)).first();
      await hook.dispatchEvent('pointerover');
      await hook.dispatchEvent('focusin');
    }
    const expected = Object.fromEntries(here.map(([name]) => [name, 'mounted']));
    await expect
      .poll(() =>
        tab.evaluate(
          statesOfSamples,
          here.map(([name]) => name),
        ),
      )
      .toEqual(expected);
  });
}

/** Runs in the page: the state of each feature in the section of its sample. */
function statesOfSamples(names: readonly string[]): Record<string, string | undefined> {
  const states = window.nmt && !Array.isArray(window.nmt) ? window.nmt.state() : [];
  const stateOf = (name: string) =>
    states.find(({ feature, hook }) => feature === name && hook.closest(`#sample-${name}`))?.state;
  return Object.fromEntries(names.map((name) => [name, stateOf(name)]));
}
