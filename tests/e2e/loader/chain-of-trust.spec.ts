import { hashOf, type Lab, labFile, labManifest } from '../support/lab.ts';
import { expect, test } from '../support/test.ts';

const HOOK = '<div data-widget="lab-counter">Van de server</div>';
const { loader, integrity, features, caretaker } = labManifest();
const { script, style, imports } = features['lab-counter'] ?? { script: '', style: undefined, imports: [] };

/** The effect of one changed byte on the file: the line break at its end becomes a space. */
const swapped = (file: string) => labFile(file).replace(/\n?$/, ' ');

/** The loader's tag as the head renderers write it. */
const PINNED = `<script async src="/assets/${loader.hashed.file}" crossorigin integrity="${loader.hashed.integrity}" data-integrity="${integrity.integrity}"></script>`;
const sent = `<script async crossorigin src="/assets/${script}" integrity="${hashOf(labFile(script))}"></script>`;

const open = (lab: Lab, head = '') => lab.open(HOOK, { loader: head + PINNED });

test('mounts under a pinned loader and a pinned table', async ({ lab, page }) => {
  await open(lab);
  await lab.settle('lab-counter');
  await expect(page.getByRole('button')).toHaveCount(1);
  expect(lab.requests.filter((file) => file.startsWith('integrity'))).toEqual([integrity.file]);
});

test('uses a preloaded table', async ({ lab }) => {
  await open(lab, `<link rel="preload" as="fetch" crossorigin href="/assets/${integrity.file}">`);
  await lab.settle('lab-counter');
  expect(lab.requests.filter((file) => file.startsWith('integrity'))).toEqual([integrity.file]);
  expect(lab.messages).toEqual([]);
});

for (const [what, file, head] of [
  ['the integrity table', integrity.file, ''],
  ["a feature's script that the loader requests", script, ''],
  ["a feature's script that the server sent along", script, sent],
  ['a shared script', imports[0] ?? '', ''],
  ...(style ? [["a feature's style", style, '']] : []),
] as const) {
  test(`leaves the hook as the server sent it if one byte of ${what} was changed`, async ({ lab, page }) => {
    await page.clock.install();
    lab.breakFiles((request) => (request.file === file ? swapped(file) : undefined));
    await open(lab, head);
    for (let tries = 0; tries < 3; tries++) {
      await expect
        .poll(() => lab.requests.filter((one) => one.startsWith(file)).length)
        .toBeGreaterThan(tries);
      await page.clock.runFor(3000);
    }
    await lab.settle('lab-counter', 'failed');
    await expect(page.locator('[data-widget="lab-counter"]')).toHaveText('Van de server');
  });
}

test('runs nothing if one byte of the loader was changed', async ({ lab, page }) => {
  lab.breakFiles(({ file }) => (file === loader.hashed.file ? swapped(file) : undefined));
  await open(lab, sent);
  await page.waitForLoadState('load');
  await expect(page.locator('[data-widget-state]')).toHaveCount(0);
  await expect(page.locator('[data-widget="lab-counter"]')).toHaveText('Van de server');
  expect(lab.requests.filter((file) => file !== script)).toEqual([loader.hashed.file]);
});

test('does without the caretaker if one byte of it was changed', async ({ lab, page }) => {
  await page.clock.install();
  const [file = ''] = caretaker;
  lab.breakFiles((request) => (request.file === file ? swapped(file) : undefined));
  await open(lab);
  await lab.settle('lab-counter');
  for (let tries = 0; tries < 3; tries++) {
    await expect.poll(() => lab.requests.filter((one) => one.startsWith(file)).length).toBeGreaterThan(tries);
    await page.clock.runFor(3000);
  }
  await expect.poll(() => lab.messages.join()).toContain('The caretaker could not be loaded.');
  expect(await page.evaluate(() => window.nmt)).toBeUndefined();
});
