import type { Locator } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test('in quirks mode the tour shows the element of its step, and a theme shows nothing that the header has hidden elsewhere [tour-3]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await paper.edit((html) =>
    html
      .replace(/<!doctype html>/i, '')
      .replace(
        /<nav aria-label="Voorbeeld">/,
        '<a data-header-subscribe href="/abonneren/">Word nu abonnee</a><svg width="10" height="3000"></svg>$&',
      ),
  );
  await paper.open('/features/tour.html?visitor=starter');
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  await page.evaluate(() => {
    const theme = new CSSStyleSheet();
    theme.replaceSync('body a { display: inline-block }');
    document.adoptedStyleSheets.push(theme);
  });
  await paper.settle('header');
  await expect.soft(page.getByText('Word nu abonnee')).toBeHidden();

  const step = page.getByRole('dialog', { name: 'Mijn nieuws' });
  const anchor = page.locator('[data-tour-step="1"]');
  await expect(step).toBeFocused();
  await expect(anchor).toBeInViewport({ ratio: 1 });
  await expect.poll(() => gapBelow(anchor, step)).toBeGreaterThan(4);
  expect(await gapBelow(anchor, step)).toBeLessThan(24);
});

test('a preview in an iframe with srcdoc has the origin of the page around it: its features load their content', async ({
  page,
  request,
}) => {
  const uri = '/data/fragments/proef';
  await page.route(`**${uri}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Uit het fragment</p>' }),
  );
  const html = await (await request.get('/features/async-fragment.html')).text();
  const preview = html.replace(
    /(<main[^>]*>).*(<\/main>)/s,
    `$1<div data-async-fragment-uri="${uri}"><p><a href="/sport/">Van de server</a></p></div>$2`,
  );
  await page.route('**/beheer/voorbeeld/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Voorbeeld</title><iframe width="900" height="600"></iframe>',
    }),
  );
  await page.goto('/beheer/voorbeeld/');
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, text) => {
    frame.srcdoc = text;
  }, preview);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Uit het fragment')).toBeVisible();
  expect(await page.frames()[1]?.evaluate(() => [location.origin, self.origin === parent.origin])).toEqual([
    'null',
    true,
  ]);
});

/** Px between an element and what is below it. */
async function gapBelow(above: Locator, below: Locator): Promise<number> {
  const [one, other] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  if (!one || !other) throw new Error('One of the two has no box.');
  return Math.round(other.y - one.y - one.height);
}
