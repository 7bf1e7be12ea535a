import { hashOf, labFile, labManifest } from '../support/lab.ts';
import { expect, test } from '../support/test.ts';

const COUNTER = '<div data-widget="lab-counter">Van de server</div>';
const ENHANCER = '<div data-widget="lab-enhancer" data-size="3">Verrijkt</div>';

function filesOf(feature: string) {
  const entry = labManifest().features[feature];
  if (!entry) throw new Error(feature);
  return entry;
}

test('tries a failed chunk again under a new query, without reloading the page', async ({ lab, page }) => {
  const { script } = filesOf('lab-counter');
  lab.breakFiles(({ file, count }) => (file === script && count === 1 ? 'fail' : undefined));
  await lab.open(COUNTER);
  await lab.settle('lab-counter');
  await expect(page.getByRole('button', { name: 'Teller: 0' })).toBeVisible();
  expect(lab.requests.filter((file) => file.startsWith(script))).toEqual([script, `${script}?retry=1`]);
  expect(lab.navigations).toBe(1);
  expect(lab.messages).toEqual([]);
});

test('tries a failed shared chunk again, with its integrity still checked', async ({ lab, page }) => {
  const react = filesOf('lab-counter').imports.find((file) => file.startsWith('react')) ?? '';
  lab.breakFiles(({ file, count }) => {
    if (file !== react) return undefined;
    // First no answer, then a tampered one, which must not run, then the correct one.
    if (count === 1) return 'fail';
    return count === 2 ? `${labFile(react)};window.tampered = true;` : undefined;
  });
  await lab.open(COUNTER);
  await lab.settle('lab-counter');
  await page.getByRole('button', { name: 'Teller: 0' }).click();
  await expect(page.getByRole('button', { name: 'Teller: 1' })).toBeVisible();
  expect(lab.requests.filter((file) => file.startsWith('react'))).toEqual([
    react,
    `${react}?retry=1`,
    `${react}?retry=2`,
  ]);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  expect(lab.navigations).toBe(1);
});

test("gets past the server's own script tag that failed", async ({ lab, page }) => {
  const react = filesOf('lab-counter').imports.find((file) => file.startsWith('react')) ?? '';
  const integrity = labManifest().files[react]?.integrity;
  lab.breakFiles(({ file, count }) => (file === react && count === 1 ? 503 : undefined));
  await lab.open(COUNTER, {
    head: `<script async crossorigin src="/assets/${react}" integrity="${integrity}"></script>`,
  });
  await lab.settle('lab-counter');
  await expect(page.getByRole('button', { name: 'Teller: 0' })).toBeVisible();
});

test('requests the current manifest once when a deploy took the files away, and uses their successors', async ({
  lab,
  page,
}) => {
  const { script } = filesOf('lab-counter');
  const next = 'lab-counter-later.js';
  const text = labFile(script).replaceAll(script.slice(0, -3), 'lab-counter-later');
  const manifest = labManifest();
  const current = {
    ...manifest,
    features: { ...manifest.features, 'lab-counter': { ...manifest.features['lab-counter'], script: next } },
    files: { ...manifest.files, [next]: { integrity: hashOf(text) } },
  };
  lab.breakFiles(({ file }) => {
    if (file === script) return 404;
    if (file === next) return text;
    return file === 'manifest.json' ? JSON.stringify(current) : undefined;
  });
  await lab.open(COUNTER + COUNTER);
  await lab.settle('lab-counter');
  await expect(page.getByRole('button', { name: 'Teller: 0' })).toHaveCount(2);
  expect(lab.requests.filter((file) => file === 'manifest.json')).toHaveLength(1);
  expect(lab.requests.filter((file) => file.startsWith(next))).toEqual([next]);
  expect(lab.navigations).toBe(1);
});

test('refuses a manifest of another format with a clear message', async ({ lab }) => {
  const { script } = filesOf('lab-counter');
  lab.breakFiles(({ file }) => {
    if (file === script) return 404;
    return file === 'manifest.json' ? JSON.stringify({ ...labManifest(), format: 2 }) : undefined;
  });
  await lab.open(COUNTER);
  await lab.settle('lab-counter', 'failed');
  await expect
    .poll(() => lab.messages.join('\n'))
    .toContain('manifest.json has format 2, this release reads 1');
});

test("leaves the server's HTML when a chunk never loads, and logs it once [loader-4, loader-12]", async ({
  lab,
  page,
}) => {
  const { script } = filesOf('lab-counter');
  lab.breakFiles(({ file }) => (file === script ? 404 : undefined));
  await lab.open(`${COUNTER}${COUNTER}${ENHANCER}`);
  await lab.settle('lab-counter', 'failed');
  await lab.settle('lab-enhancer');
  await expect(page.getByText('Van de server')).toHaveCount(2);
  await expect.poll(() => lab.messages.length).toBe(1);
  expect(lab.messages[0]).toMatch(/^error: nmt lab-counter: .*Failed to load/);
  expect(lab.navigations).toBe(1);
});

test('keeps the page whole when the caretaker and the hashes never load, and reports it once', async ({
  lab,
  page,
}) => {
  lab.breakFiles(({ file }) => (/^(caretaker|integrity|manifest)/.test(file) ? 404 : undefined));
  await lab.open(`${COUNTER}<div data-widget="lab-rare">Zelden</div>`);
  await lab.settle('lab-counter', 'failed');
  await lab.settle('lab-rare', 'failed');
  await expect(page.getByText('Van de server')).toBeVisible();
  await expect.poll(() => lab.messages.length).toBe(1);
  expect(lab.messages[0]).toContain('nmt loader: The caretaker could not be loaded.');
  // Requested once with its retries, however many files need it.
  expect(lab.requests.filter((file) => file.startsWith('integrity'))).toHaveLength(3);
});

test('mounts the server’s hooks when the caretaker alone is missing, and reports it once', async ({
  lab,
  page,
}) => {
  lab.breakFiles(({ file }) => (file.startsWith('caretaker') ? 404 : undefined));
  await lab.open(`${COUNTER}<div data-widget="lab-rare">Zelden</div>`);
  await lab.settle('lab-counter');
  await lab.settle('lab-rare', 'failed');
  await expect(page.getByText('Zelden')).toBeVisible();
  await expect.poll(() => lab.messages.length).toBe(1);
  expect(lab.messages[0]).toContain('nmt loader: The caretaker could not be loaded.');
});

test("loads unchanged files by the manifest's hashes when the page's own table is missing", async ({
  lab,
  page,
}) => {
  const { caretaker } = labManifest();
  const sent = caretaker.map(
    (file) =>
      `<script async crossorigin src="/assets/${file}" integrity="${labManifest().files[file]?.integrity}"></script>`,
  );
  lab.breakFiles(({ file }) => (file.startsWith('integrity') ? 404 : undefined));
  await lab.open(COUNTER, { head: sent.join('') });
  await lab.settle('lab-counter');
  await expect(page.getByRole('button', { name: 'Teller: 0' })).toBeVisible();
  expect(lab.requests.filter((file) => file === 'manifest.json')).toHaveLength(1);
});

test('gives up a script that hangs, and reports it [loader-4, loader-12]', async ({ lab, page }) => {
  await page.clock.install();
  const { imports, script: file } = filesOf('lab-counter');
  lab.breakFiles((request) => (request.file === file ? 'hang' : undefined));
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname));
  await lab.open(COUNTER);
  await expect.poll(() => lab.requests.filter((name) => name.startsWith(file)).length).toBe(1);
  // All other files load in real time, before the clock jumps.
  await expect.poll(() => imports.filter((name) => !loaded.has(`/assets/${name}`))).toEqual([]);
  await page.clock.runFor(2000);
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  for (const tries of [1, 2, 3]) {
    await page.clock.runFor(22_000);
    if (tries < 3)
      await expect.poll(() => lab.requests.filter((name) => name.startsWith(file)).length).toBe(tries + 1);
  }
  await lab.settle('lab-counter', 'failed');
  await expect(page.getByText('Van de server')).toBeVisible();
  await expect
    .poll(() => lab.messages.join())
    .toContain(`Failed to load https://krant.example/assets/${file}`);
});

for (const moment of ['render', 'later', 'effect', 'timer'] as const) {
  test(`gives the page back when a widget throws (${moment}), and lets the others go on [loader-12, page-runtime-5]`, async ({
    lab,
    page,
  }) => {
    await lab.open(`<div data-widget="lab-throws" data-moment="${moment}">Van de server</div>${ENHANCER}`);
    await lab.settle('lab-throws', 'failed');
    await lab.settle('lab-enhancer');
    await expect(page.getByText('Van de server')).toBeVisible();
    await expect.poll(() => lab.messages.filter((message) => message.startsWith('error')).length).toBe(1);
    expect(lab.messages[0]).toContain(`lab-throws: The feature failed`);
    // Before the caretaker has loaded, the browser reports the error, too.
    if (moment === 'timer') lab.uncaught.splice(0);
  });
}

test('gives the page back when a click handler throws, on that hook only [loader-12]', async ({
  lab,
  page,
}) => {
  const hook = '<div data-widget="lab-throws" data-moment="click">Van de server</div>';
  await lab.open(hook + hook);
  await lab.settle('lab-throws');
  await page.getByRole('button').last().click();
  await expect(page.getByText('Van de server')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Gevaarlijke knop' })).toHaveCount(1);
  expect(lab.messages.filter((message) => message.startsWith('error'))).toHaveLength(1);
});

test('mounts a failed hook when a script requests it again', async ({ lab, page }) => {
  const { script } = filesOf('lab-counter');
  let isDown = true;
  lab.breakFiles(({ file }) => (file === script && isDown ? 'fail' : undefined));
  await lab.open(COUNTER);
  await lab.settle('lab-counter', 'failed');
  isDown = false;
  await page.evaluate(() => (window.nmt ??= []).push((nmt) => nmt.mount()));
  await lab.settle('lab-counter');
  await expect(page.getByRole('button', { name: 'Teller: 0' })).toBeVisible();
});
