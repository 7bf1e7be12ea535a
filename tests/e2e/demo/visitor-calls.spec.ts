import { accountMenu, accountOpener } from '../support/menus.ts';
import { expect, REFUSED, test } from '../support/paper.ts';
import { layoutShift, readThrough } from '../support/whole-page.ts';

test.use({ emptyCache: true });

const VISITORS = ['anonymous', 'registered', 'regional', 'subscribed', 'subscribed-plus'];

for (const visitor of VISITORS) {
  const expected = visitor === 'anonymous' ? 0 : 1;

  test(`a cold page makes ${expected ? 'one login call' : 'no login call'} for ${visitor}, and does not move [visitor-5]`, async ({
    paper,
    page,
  }) => {
    test.slow();
    // The banner of a newsletter is drawn at random and has no reserved space; this reader closed one yesterday.
    await page.addInitScript(() => {
      const savedAt = Date.now() - 86_400_000;
      localStorage.setItem('nmt_newsletter_banners_closed', JSON.stringify({ value: ['x'], savedAt }));
    });
    // The session begins before the first page.
    await page.request.get(`/demo/backend/?visitor=${visitor}`);
    let calls = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/login-status') calls += 1;
    });
    for (const path of ['/', paper.article('longRead')]) {
      calls = 0;
      await paper.open(path);
      await readThrough(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(calls, path).toBe(expected);
      const { score, moved } = await layoutShift(page);
      expect(score, `${path}: ${moved.join('\n')}`).toBeLessThan(0.001);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toHaveCount(
        expected ? 0 : 1,
      );
      // The next page is cold as well: it must not have the answer of this one.
      await page.evaluate(() => sessionStorage.removeItem('nmt_login_status'));
    }
  });
}

/** Calls about the visitor and their settings: within minutes, no page depends on a different answer. */
const STATE =
  /^\/(login-status|papi\/api\/user\/settings|papi\/api\/.*\/(last_update|sync)|data\/view-date)\/?$/;

test.describe('ten pages in a row', () => {
  test.use({ bare: true });

  for (const [visitor, most] of [
    ['anonymous', 0],
    ['subscribed', 1],
  ] as const) {
    test(`make each call about the state of ${visitor} at most ${most} times [visitor-5]`, async ({
      paper,
      page,
    }) => {
      test.slow();
      await page.request.get(`/demo/backend/?visitor=${visitor}`);
      const calls = new Map<string, number>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (STATE.test(pathname)) calls.set(pathname, (calls.get(pathname) ?? 0) + 1);
      });
      const paths = ['/', paper.article('article'), '/sectie/sport/', paper.article('longRead'), '/search'];
      for (const path of [...paths, ...paths]) {
        await paper.open(path);
        await paper.idle();
      }
      expect([...calls].filter(([, count]) => count > most)).toEqual([]);
      expect(calls.has('/login-status')).toBe(most > 0);
    });
  }
});

test('the header follows a login and a logout on the pages of another tab [visitor-5, visitor-12]', async ({
  paper,
  page,
  context,
}) => {
  const corner = page.getByRole('banner').locator('.login:visible, .profile__opener:visible');
  // The page was made for an anonymous reader: it has no account menu for the tour's last step.
  paper.tolerate(/^nmt tour: The tour does not start/);
  await paper.open('/');
  await expect(corner).toHaveText(['Inloggen']);

  const other = await context.newPage();
  await other.goto('/login/');
  await other.getByLabel('E-mailadres').fill('joost@lezers.example');
  await other.getByLabel('Wachtwoord', { exact: true }).fill('ochtendkrant');
  await other.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(other).toHaveURL('/');
  await page.bringToFront();
  await expect(corner).toHaveText(['Mijn account']);

  // Its link leads to the page for logged-in visitors.
  await corner.click();
  await expect(page).toHaveURL('/');
  await expect(corner).toHaveText(['J']);

  await other.bringToFront();
  await accountOpener(other).click();
  // Pending calls of the page are refused once the reader is logged out.
  paper.tolerate(REFUSED);
  await accountMenu(other).getByRole('button', { name: 'Uitloggen' }).click();
  await page.bringToFront();
  await expect(corner).toHaveText(['Inloggen']);
});
