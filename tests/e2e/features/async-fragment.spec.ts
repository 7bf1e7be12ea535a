import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const URI = '/data/fragments/proef';
const hook = (uri: string) =>
  `<div data-async-fragment-uri="${uri}"><p><a href="/sectie/sport/">Lees meer over sport</a></p></div>`;
const HOOK = hook(URI);
const FAR = `<svg width="10" height="4000"></svg>${HOOK}<svg width="10" height="4000"></svg>`;

/** Answers the fragment's address, and counts the calls. */
async function answer(
  page: Page,
  body: string,
  more: { contentType?: string; status?: number } = {},
  uri = URI,
) {
  const calls: string[] = [];
  await page.route(`**${uri}`, (route) => {
    calls.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body, ...more });
  });
  return calls;
}

/** Scrolls so that the hook's top is a given distance below the viewport. */
async function scrollNear(page: Page, distance: number): Promise<void> {
  await page.locator('[data-async-fragment-uri]').evaluate(async (hook, distance) => {
    scrollTo({
      top: hook.getBoundingClientRect().top + scrollY - innerHeight - distance,
      behavior: 'instant',
    });
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, distance);
}

test('fetches its fragment within 400 px, once, and mounts the hooks in it [async-fragment-1, async-fragment-2]', async ({
  paper,
  page,
}) => {
  const calls = await answer(
    page,
    '<h2>Achtergrond</h2><div class="inner" data-widget="weather" data-weather-endpoint="/data/weather?state=frost"></div>',
  );
  await paper.replaceMain(FAR);
  await paper.open('/');
  await paper.idle();
  await scrollNear(page, 440);
  await expect(page.getByRole('link', { name: 'Lees meer over sport' })).toBeVisible();
  expect(calls).toEqual([]);
  await scrollNear(page, 360);
  await expect(page.getByRole('heading', { name: 'Achtergrond' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lees meer over sport' })).toHaveCount(0);
  await page.locator('.inner').scrollIntoViewIfNeeded();
  await expect(page.locator('.inner')).toContainText('−3°');
  await scrollNear(page, 4_000);
  await scrollNear(page, 0);
  expect(calls).toHaveLength(1);
});

test('runs no script of a fragment, and stops at one that contains itself [async-fragment-2]', async ({
  paper,
  page,
}) => {
  await answer(
    page,
    '<p>Gewone tekst</p><script>window.hacked = true</script><a href="javascript:window.hacked=true">Lok</a><iframe srcdoc="x"></iframe>',
  );
  const loop = `${URI}-lus`;
  const calls = await answer(page, `<p>Een lus zonder eind</p>${hook(loop)}`, {}, loop);
  paper.allow(/^nmt async-fragment: The feature failed.*brings itself/s);
  await paper.replaceMain(HOOK + hook(loop));
  await paper.open('/');
  await expect(page.getByText('Gewone tekst')).toBeVisible();
  await expect(page.getByRole('main').getByText('Lok')).not.toHaveAttribute('href');
  await expect(page.locator('main').locator('script, iframe')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByText('Een lus zonder eind')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lees meer over sport' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('keeps the link of the server where a fragment cannot be shown [async-fragment-2, page-runtime-8]', async ({
  paper,
  page,
}) => {
  const wrong: [name: string, body: string, more: { contentType?: string; status?: number }, says: RegExp][] =
    [
      ['geweigerd', '', { status: 403 }, /answered 403\./],
      ['leeg', '  <!-- niets -->', {}, /empty fragment/],
      ['json', '{}', { contentType: 'application/json' }, /application\/json, not HTML/],
      ['pagina', '<!doctype html><p>Storing</p>', {}, /a whole page/],
      ['enorm', '<li><a href="/">Bericht</a></li>'.repeat(10_000), {}, /more than 250000 bytes/],
    ];
  for (const [name, body, more, says] of wrong) {
    await answer(page, body, more, `${URI}-${name}`);
    paper.allow(new RegExp(`^nmt async-fragment: The feature failed.*${says.source}`, 's'));
  }
  paper.allow(
    /elders\.example may not be asked for HTML; expected the page's own origin, or one of fragmentOrigins/,
  );
  paper.tolerate(/^Failed to load resource.*proef/);
  // Simulates a server that hangs.
  await page.route(`**${URI}`, () => {});
  const uris = [...wrong.map(([name]) => `${URI}-${name}`), 'https://elders.example/x'];
  await paper.replaceMain([...uris, URI].map(hook).join(''));
  await paper.open('/');
  const at = (uri: string) => page.locator(`[data-async-fragment-uri="${uri}"]`);
  const link = { name: 'Lees meer over sport' };
  for (const uri of uris) {
    await expect(at(uri)).toHaveAttribute('data-widget-state', 'failed');
    await expect(at(uri).getByRole('link', link)).toBeVisible();
  }
  await expect(at(URI)).toHaveAttribute('aria-busy', 'true');
  await at(URI).getByRole('link', link).click();
  await expect(page).toHaveURL(/\/sectie\/sport\//);
});
