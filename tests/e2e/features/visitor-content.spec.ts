import type { BrowserContext, Page } from 'playwright/test';
import { accountOpener } from '../support/menus.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

test.use({ bare: true });

const DEMO = '/features/visitor-content.html';
const CALL = '**/login-status';

/** The sentence that each visitor of the demo sees in the first section. */
const SENTENCES = {
  anonymous: 'Je bent niet ingelogd.',
  registered: 'Je bent geregistreerd, en hebt nog geen abonnement.',
  regional: 'Je leest met je abonnement op een regionale krant.',
  subscribed: 'Je bent abonnee.',
  'subscribed-plus': 'Je bent abonnee met Plus.',
} as const;

const LOGGED_OUT = SENTENCES.anonymous;
const SUBSCRIBED = SENTENCES.subscribed;

/** The visible sentences of a section. */
const seen = (page: Page, section = 'elke-soort') => page.locator(`#${section} [data-visitors]:visible`);

/** The calls for the login status. */
function countCalls(context: BrowserContext): () => number {
  let calls = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/login-status') calls += 1;
  });
  return () => calls;
}

async function open(paper: Paper, path: string): Promise<void> {
  // One hook of the page is intentionally invalid.
  paper.tolerate(/^nmt visitor-content: /);
  await paper.open(path);
}

test('shows an anonymous reader their own elements without a call, and follows each login and logout in another tab [visitor-1, visitor-2, visitor-5, visitor-12]', async ({
  paper,
  page,
  context,
}) => {
  const calls = countCalls(context);
  await open(paper, `${DEMO}?visitor=anonymous`);
  await expect(seen(page)).toHaveText([LOGGED_OUT]);
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(seen(page, 'later')).toHaveText([LOGGED_OUT]);
  await paper.idle();
  expect(calls()).toBe(0);

  const other = await context.newPage();
  await other.goto('/sectie/sport/?visitor=subscribed');
  await page.bringToFront();
  await expect(seen(page)).toHaveText([SUBSCRIBED]);
  await expect(seen(page, 'later')).toHaveText(['Je bent ingelogd.']);
  await other.close();
  for (const [visitor, sentence] of Object.entries(SENTENCES).toReversed()) {
    await test.step(`another tab goes on as ${visitor}`, async () => {
      await page.request.get(`/demo/backend/?visitor=${visitor}`);
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
      await expect(seen(page)).toHaveText([sentence]);
    });
  }
  expect(await page.evaluate(() => sessionStorage.getItem('nmt_login_status'))).toBeNull();
});

test('shows a subscriber their own elements with one call for a tab, reports the visitor without personal data, and leaves a wrong list [visitor-1, visitor-2, visitor-5, visitor-7, visitor-8, loader-12]', async ({
  paper,
  page,
  context,
}) => {
  paper.allow(/^nmt visitor-content: .*data-visitors is "abonnees"; expected some of "logged-out"/s);
  const calls = countCalls(context);
  const sentence = SENTENCES['subscribed-plus'];
  await paper.open(`${DEMO}?visitor=subscribed-plus`);
  await expect(seen(page)).toHaveText([sentence]);
  await expect(page.getByText('De tekst van de server.')).toBeVisible();
  // Hooks that are inserted later get the stored status.
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(seen(page, 'later')).toHaveText(['Je bent ingelogd.']);
  await paper.idle();
  expect(calls()).toBe(1);

  await test.step('the event tells who reads', async () => {
    const received = () =>
      page.evaluate(() => {
        const heard: unknown[] = [];
        window.nmt?.push((nmt) => nmt.on('visitor:changed', (payload) => heard.push(payload)));
        return heard;
      });
    const visitor = {
      kind: 'subscribed-plus',
      status: 'subscribed-plus',
      loggedIn: true,
      regional: false,
      segment: 'abonnee_digitaal_papier_voltijd',
      familyStatus: 'main',
    };
    expect(await received()).toEqual([visitor]);
    // The debug hash changes data for ads and analytics, and nothing visible.
    await page.evaluate(() => {
      location.hash = '#debug-visitorCodes=ONBEKEND';
    });
    await expect.poll(received).toEqual([{ ...visitor, segment: 'abonnee_onbekend_segment' }]);
    await expect(seen(page)).toHaveText([sentence]);
  });

  await test.step('the next page of this tab knows the answer already', async () => {
    await paper.open(DEMO);
    await expect(seen(page)).toHaveText([sentence]);
    expect(calls()).toBe(1);
  });
});

test('treats the reader as logged out after a failure of the server, without a message [visitor-6, loader-10]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt visitor: The login status is not known/, /^Failed to load resource.*\/login-status/);
  await open(paper, `${DEMO}?visitor=subscribed&fault=500:/login-status`);
  await expect(seen(page, 'mislukt')).toHaveText([LOGGED_OUT]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect.poll(() => paper.messagesOf('visitor')).toHaveLength(1);
});

test.describe('below the header', () => {
  test.use({ bare: false });

  test('keeps the server’s markup while the answer is on its way, and notices a logout on return where the browser does not report cookies [visitor-6, visitor-12]', async ({
    paper,
    page,
    context,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route(CALL, async (route) => {
        resolve();
        await new Promise<void>((done) => {
          answer = done;
        });
        await route.continue();
      });
    });
    await open(paper, `${DEMO}?visitor=subscribed`);
    await asked;
    await expect(seen(page, 'bezig')).toHaveText([/stuurde de server zichtbaar/]);
    // A visitor with the cookie counts as logged in.
    await expect(page.getByText('Fijn dat je er bent.')).toBeVisible();
    await expect(seen(page)).toHaveCount(0);
    answer();
    await expect(seen(page, 'bezig')).toHaveText([/stuurde de server verborgen/]);
    await expect(seen(page)).toHaveText([SUBSCRIBED]);

    // The reader's name is fetched with the session, so only the session's cookie is removed.
    await expect(accountOpener(page)).toHaveText('J');
    await context.clearCookies({ name: 'nmt_login' });
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    await expect(seen(page)).toHaveText([LOGGED_OUT]);
  });
});

test('works where storage is blocked, with one call for each page [visitor-12, storage-3]', async ({
  paper,
  page,
  context,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  const calls = countCalls(context);
  await open(paper, `${DEMO}?visitor=subscribed-plus`);
  await expect(seen(page)).toHaveText([SENTENCES['subscribed-plus']]);
  // Features that mount after a change of the fragment get the same visitor.
  await page.evaluate(() => {
    location.hash = '#later';
  });
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(seen(page, 'later')).toHaveText(['Je bent ingelogd.']);
  expect(calls()).toBe(1);
  await open(paper, DEMO);
  await expect(seen(page)).toHaveText([SENTENCES['subscribed-plus']]);
  expect(calls()).toBe(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('stays as the server sent it [visitor-11]', async ({ page }) => {
    await page.goto(`${DEMO}?visitor=subscribed`);
    await expect(seen(page)).toHaveText([LOGGED_OUT]);
  });
});
