import { expect, test } from '../support/test.ts';

const RARE = '<div data-widget="lab-rare">Van de server</div>';
/**
 * A feature that the loader knows: after its mount the caretaker loads at once, otherwise two seconds after the loader.
 */
const KNOWN = '<div data-special="lab"></div>';

test('learns of a feature that few pages have once it meets its hook [loader-3, loader-11]', async ({
  lab,
  page,
}) => {
  await lab.open(`${RARE}${RARE}`);
  await expect(page.getByText('Zelden geladen.')).toHaveCount(2);
  expect(lab.requests.filter((file) => file.startsWith('rare-'))).toHaveLength(1);
});

test('requests the list only once such a hook is there', async ({ lab, page }) => {
  await lab.open(KNOWN);
  await expect.poll(() => lab.requests.some((file) => file.startsWith('caretaker'))).toBe(true);
  expect(lab.requests.filter((file) => file.startsWith('rare-'))).toEqual([]);
  await page.evaluate(() => {
    const hook = document.createElement('div');
    hook.dataset.widget = 'lab-rare';
    document.body.append(hook);
  });
  await expect(page.getByText('Zelden geladen.')).toBeVisible();
});

test('passes on the reader’s early events at its hook, once [loader-3]', async ({ lab, page }) => {
  let answer = () => {};
  const requested = new Promise<void>((request) => {
    void page.route('**/rare-*.js', async (route) => {
      request();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fallback();
    });
  });
  await lab.open(
    `${KNOWN}<div data-widget="lab-rare"><button>Meer</button></div><div data-widget="onbekend"><button>Niets</button></div>`,
  );
  await requested;
  await page.getByRole('button', { name: 'Niets' }).click();
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('button', { name: 'Meer' }).press('a');
  answer();
  await expect(page.getByRole('button', { name: 'Meer!', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Meer!', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Meer!!', exact: true })).toBeVisible();
});

test('passes on early events from before the lookup [loader-3]', async ({ lab, page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/caretaker-*.js', async (route) => {
    await sent;
    await route.fallback();
  });
  await lab.open(`${KNOWN}<div data-widget="lab-rare"><button>Meer</button></div>`);
  await page.getByRole('button', { name: 'Meer' }).click();
  send();
  await expect(page.getByRole('button', { name: 'Meer!', exact: true })).toBeVisible();
});

for (const fault of ['fail', 404, 'window.wrong = true;'] as const) {
  test(`tries again where the list fails once (${fault}) [loader-4]`, async ({ lab, page }) => {
    lab.breakFiles(({ file, count }) => (file.startsWith('rare-') && count === 1 ? fault : undefined));
    await lab.open(KNOWN + RARE);
    await expect(page.getByText('Zelden geladen.')).toBeVisible();
    expect(lab.requests.filter((file) => file.startsWith('rare-')).map((file) => file.split('?')[1])).toEqual(
      [undefined, 'retry=1'],
    );
    expect(lab.messages.filter((message) => message.startsWith('error: nmt'))).toEqual([]);
    expect(await page.evaluate(() => 'wrong' in window)).toBe(false);
  });
}

test('takes the feature from the manifest of a later release where the list is missing [loader-4]', async ({
  lab,
  page,
}) => {
  lab.breakFiles(({ file }) => (file.startsWith('rare-') ? 404 : undefined));
  await lab.open(KNOWN + RARE);
  await expect(page.getByText('Zelden geladen.')).toBeVisible();
  expect(lab.requests.filter((file) => file === 'manifest.json')).toHaveLength(1);
});

test('keeps the server’s markup where no feature has that name, and reports it', async ({ lab, page }) => {
  lab.breakFiles(({ file }) => (/^(rare-|manifest)/.test(file) ? 'fail' : undefined));
  await lab.open(KNOWN + RARE);
  await expect.poll(() => lab.messages.join()).toContain('could not be looked up');
  await lab.settle('lab-rare', 'failed');
  await expect(page.getByText('Van de server')).toBeVisible();
});
