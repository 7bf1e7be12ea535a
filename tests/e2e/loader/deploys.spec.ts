import type { Page } from 'playwright/test';
import type { Lab } from '../support/lab.ts';
import { buildRelease, folderOf, type Release } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

/** A page whose second hook is outside of the viewport. */
const MARKUP = `<div data-widget="deploy-first">van de server</div>${'<p>regel</p>'.repeat(200)}
<div data-widget="deploy-below">van de server</div>`;

let first: Release;
let second: Release;

test.beforeAll(async () => {
  first = await buildRelease('first');
  second = await buildRelease('second');
});

const serve = (lab: Lab, folder: Release) => lab.breakFiles(({ file }) => folder.get(file) ?? 404);

const texts = (page: Page) =>
  page.locator('[data-widget]').evaluateAll((hooks) => hooks.map(({ textContent }) => textContent));

const scrollDown = (page: Page) => page.locator('[data-widget="deploy-below"]').scrollIntoViewIfNeeded();

/** The files that contain the caretaker, which writes to the console. */
const caretakerOf = (release: Release) =>
  (JSON.parse(release.get('manifest.json') ?? '') as { caretaker: string[] }).caretaker;

/** The texts of both hooks, on a page that was opened before a change of the folder and scrolled down after it. */
async function openedUnder(
  { lab, page }: { lab: Lab; page: Page },
  before: Release,
  after: Release,
  state: 'mounted' | 'failed' = 'mounted',
) {
  serve(lab, before);
  const earlier = lab.requests.length;
  await lab.open(MARKUP);
  await lab.settle('deploy-first');
  // The first mount requests it: in a folder that changes before that, it does not exist.
  await expect.poll(() => lab.requests.slice(earlier)).toEqual(expect.arrayContaining(caretakerOf(before)));
  serve(lab, after);
  await scrollDown(page);
  await lab.settle('deploy-below', state);
  return texts(page);
}

test('goes on with its own release when another one is deployed, or rolled back, under an open page', async ({
  lab,
  page,
}) => {
  const deployed = folderOf(second, [first]);
  const rolledBack = folderOf(first, [second]);
  expect(await openedUnder({ lab, page }, folderOf(first), deployed)).toEqual([
    'release first',
    'release first',
  ]);
  expect(await openedUnder({ lab, page }, deployed, rolledBack)).toEqual([
    'release second',
    'release second',
  ]);
  expect(lab.requests).not.toContain('manifest.json');
  // The next page gets the release that is in place.
  expect(await openedUnder({ lab, page }, rolledBack, rolledBack)).toEqual([
    'release first',
    'release first',
  ]);
  expect(await openedUnder({ lab, page }, deployed, deployed)).toEqual(['release second', 'release second']);
  expect(lab.messages).toEqual([]);
});

test("takes the current release's files when its own were deleted, and says so when there are none either", async ({
  lab,
  page,
}) => {
  expect(await openedUnder({ lab, page }, folderOf(first), folderOf(second))).toEqual([
    'release first',
    'release second',
  ]);
  expect(await openedUnder({ lab, page }, folderOf(second), folderOf(first))).toEqual([
    'release second',
    'release first',
  ]);
  expect(lab.requests.filter((file) => file === 'manifest.json')).toHaveLength(2);
  expect(lab.messages.filter((message) => message.startsWith('error: nmt'))).toEqual([]);

  expect(await openedUnder({ lab, page }, folderOf(first), new Map(), 'failed')).toEqual([
    'release first',
    'van de server',
  ]);
  // The message is logged after the hook has its state.
  await expect
    .poll(() => lab.messages.filter((message) => message.includes('deploy-below')))
    .toEqual([
      expect.stringContaining(
        'The feature failed; its hook keeps what the server sent. Error: Failed to load',
      ),
    ]);
});
