import { expect, test } from '../support/test.ts';

const RARE = '<div data-widget="lab-rare">Van de server</div>';

test('learns of a feature that few pages have once it meets its hook [loader-3, loader-11]', async ({
  lab,
  page,
}) => {
  await lab.open(`${RARE}${RARE}`);
  await expect(page.getByText('Zelden geladen.')).toHaveCount(2);
  expect(lab.requests.filter((file) => file.startsWith('rare-'))).toHaveLength(1);
});

test('asks for the list only once such a hook is there', async ({ lab, page }) => {
  await lab.open('<div data-special="lab"></div>');
  await expect.poll(() => lab.requests.some((file) => file.startsWith('caretaker'))).toBe(true);
  expect(lab.requests.filter((file) => file.startsWith('rare-'))).toEqual([]);
  await page.evaluate(() => {
    const hook = document.createElement('div');
    hook.dataset.widget = 'lab-rare';
    document.body.append(hook);
  });
  await expect(page.getByText('Zelden geladen.')).toBeVisible();
});

test('gives it what the reader did to its hook meanwhile, once [loader-3]', async ({ lab, page }) => {
  let answer = () => {};
  const asked = new Promise<void>((ask) => {
    void page.route('**/rare-*.json', async (route) => {
      ask();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fallback();
    });
  });
  await lab.open(
    '<div data-widget="lab-rare"><button>Meer</button></div><div data-widget="onbekend"><button>Niets</button></div>',
  );
  await asked;
  await page.getByRole('button', { name: 'Niets' }).click();
  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('button', { name: 'Meer' }).press('a');
  answer();
  await expect(page.getByRole('button', { name: 'Meer!', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Meer!', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Meer!!', exact: true })).toBeVisible();
});

test('gives it what the reader did before anybody could look it up [loader-3]', async ({ lab, page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/caretaker-*.js', async (route) => {
    await sent;
    await route.fallback();
  });
  await lab.open('<div data-widget="lab-rare"><button>Meer</button></div>');
  await page.getByRole('button', { name: 'Meer' }).click();
  send();
  await expect(page.getByRole('button', { name: 'Meer!', exact: true })).toBeVisible();
});

test('leaves what the server sent where the list cannot be had, and says so', async ({ lab, page }) => {
  lab.breakFiles(({ file }) => (file.startsWith('rare-') ? 'fail' : undefined));
  await lab.open(RARE);
  await expect.poll(() => lab.messages.join()).toContain('could not be looked up');
  await expect(page.getByText('Van de server')).toBeVisible();
});
