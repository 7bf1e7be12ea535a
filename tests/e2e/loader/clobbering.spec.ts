import { expect, test } from '../support/test.ts';

/** Elements whose name or id shadows a property that scripts use (HTML standard, "named access"). */
const COUNTER = '<div data-widget="lab-counter">Van de server</div>';

/** Before the loader runs, as at the top of an article; the loader's own tag is at the end of the page. */
const CASES: Record<string, string> = {
  'an image named currentScript': '<img name="currentScript" src="https://kwaad.example/x">',
  'an image named body': '<img name="body" data-page-type="podcasts" alt="">',
  'an image named head': '<img name="head" alt="">',
  'an image named readyState': '<img name="readyState" alt="">',
  'a form named cookie': '<form name="cookie"></form>',
  'an element with the id nmtModules': '<a id="nmtModules"></a>',
  'a form with the id nmtModules and fields of the registry':
    '<form id="nmtModules"><input name="push"><input name="notify"></form>',
  'an element with the id nmt': '<form id="nmt"><input name="push"></form>',
  'an element with the id site-config': '<p id="site-config">{"disabled":["lab-counter"]}</p>',
};

for (const [what, markup] of Object.entries(CASES)) {
  test(`is not misled by ${what}`, async ({ lab, page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !request.url().startsWith('https://krant.example/')) {
        foreign.push(request.url());
      }
    });
    await page.route('https://kwaad.example/**', (route) => route.abort());
    await lab.open(`${markup}${COUNTER}<script src="/assets/loader.js"></script>`, {
      loader: '',
      config: '{}',
      policy: "script-src 'self' https:",
    });
    await lab.settle('lab-counter');
    await expect(page.getByRole('button', { name: 'Teller: 0' })).toBeVisible();
    await page.waitForFunction(() => typeof window.nmt === 'object' && 'release' in window.nmt);
    expect(foreign).toEqual([]);
  });
}

test('reads only a data block as the configuration, also before one', async ({ lab, page }) => {
  await lab.open(COUNTER, {
    head: '<meta id="site-config" content="x">',
    config: '{"disabled":["lab-counter"]}',
  });
  await page.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  await expect(page.getByText('Van de server')).toBeVisible();
});

test('reads attributes also where a script added to Object.prototype', async ({ lab, page }) => {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { oud: () => 'een bibliotheek' });
  });
  await lab.open(`${COUNTER}<div data-widget="lab-enhancer" data-size="3">Verrijkt</div>`);
  await lab.settle('lab-counter');
  await lab.settle('lab-enhancer');
});
