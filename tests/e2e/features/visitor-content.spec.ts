import type { BrowserContext, Page } from 'playwright/test';
import { accountOpener } from '../support/menus.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

const DEMO = '/features/visitor-content.html';
const CALL = '**/login-status';

/** What each visitor of the demo sees in the first section. */
const SENTENCES = {
  anonymous: 'Je bent niet ingelogd.',
  registered: 'Je bent geregistreerd, en hebt nog geen abonnement.',
  regional: 'Je leest met je abonnement op een regionale krant.',
  subscribed: 'Je bent abonnee.',
  'subscribed-plus': 'Je bent abonnee met Plus.',
} as const;

const LOGGED_OUT = SENTENCES.anonymous;
const SUBSCRIBED = SENTENCES.subscribed;

/** The section's sentences that can be seen. */
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
  // One hook of the page is wrong on purpose.
  paper.tolerate(/^nmt visitor-content: /);
  await paper.open(path);
}

for (const [visitor, sentence] of Object.entries(SENTENCES)) {
  test(`shows ${visitor} their own elements, with ${visitor === 'anonymous' ? 'no call' : 'one call'} on a cold page [visitor-1, visitor-2, visitor-5]`, async ({
    paper,
    page,
    context,
  }) => {
    const calls = countCalls(context);
    await open(paper, `${DEMO}?visitor=${visitor}`);
    await expect(seen(page)).toHaveText([sentence]);
    // Whatever comes later finds the answer there.
    await page.getByRole('button', { name: 'Voeg toe' }).click();
    await expect(seen(page, 'later')).toHaveText([
      visitor === 'anonymous' ? LOGGED_OUT : 'Je bent ingelogd.',
    ]);
    await page.waitForLoadState('networkidle');
    expect(calls()).toBe(visitor === 'anonymous' ? 0 : 1);
    // The next page of this tab knows the answer already.
    await open(paper, DEMO);
    await expect(seen(page)).toHaveText([sentence]);
    expect(calls()).toBe(visitor === 'anonymous' ? 0 : 1);
  });
}

test('follows a login and a logout in another tab [visitor-5, visitor-12]', async ({
  paper,
  page,
  context,
}) => {
  await open(paper, `${DEMO}?visitor=anonymous`);
  await expect(seen(page)).toHaveText([LOGGED_OUT]);
  const other = await context.newPage();
  await other.goto('/sectie/sport/?visitor=subscribed');
  await page.bringToFront();
  await expect(seen(page)).toHaveText([SUBSCRIBED]);
  await other.goto('/sectie/sport/?visitor=anonymous');
  await page.bringToFront();
  await expect(seen(page)).toHaveText([LOGGED_OUT]);
  expect(await page.evaluate(() => sessionStorage.getItem('nmt_login_status'))).toBeNull();
});

test('notices it on return where the browser does not report cookies [visitor-12]', async ({
  paper,
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
  await open(paper, `${DEMO}?visitor=subscribed`);
  await expect(seen(page)).toHaveText([SUBSCRIBED]);
  // The reader's name is fetched with the session: only the sign of the session is removed.
  await expect(accountOpener(page)).toHaveText('J');
  await context.clearCookies({ name: 'nmt_login' });
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await expect(seen(page)).toHaveText([LOGGED_OUT]);
});

for (const [name, answer] of [
  ['a failure of the server', 500],
  ['a refusal', 401],
  ['an answer of another shape', { unexpected: true }],
] as const) {
  test(`treats the reader as logged out after ${name}, without a message [visitor-6, loader-10]`, async ({
    paper,
    page,
  }) => {
    await paper.answer(CALL, answer);
    paper.allow(/^nmt visitor: The login status is not known/);
    if (typeof answer === 'number') paper.allow(/^Failed to load resource.*\/login-status/);
    await open(paper, `${DEMO}?visitor=subscribed`);
    await expect(seen(page, 'mislukt')).toHaveText([LOGGED_OUT]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect.poll(() => paper.messagesOf('visitor')).toHaveLength(1);
  });
}

test('keeps the server’s markup while the answer is on its way [visitor-6]', async ({ paper, page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(CALL, async (route) => {
      resolve();
      await new Promise<void>((done) => {
        answer = done;
      });
      await route.fulfill({ json: { permissions: ['nrc-online'] } });
    });
  });
  await open(paper, `${DEMO}?visitor=subscribed`);
  await asked;
  await expect(seen(page, 'bezig')).toHaveText([/stuurde de server zichtbaar/]);
  // Whoever has the cookie is somebody.
  await expect(page.getByText('Fijn dat je er bent.')).toBeVisible();
  await expect(seen(page)).toHaveCount(0);
  answer();
  await expect(seen(page, 'bezig')).toHaveText([/stuurde de server verborgen/]);
  await expect(seen(page)).toHaveText([SUBSCRIBED]);
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
  // What mounts after a change of the fragment finds the same visitor.
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

test('leaves a wrong list as the server sent it, and logs the expectation [loader-12]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt visitor-content: .*data-visitors is "abonnees"; expected some of "logged-out"/s);
  await paper.open(DEMO);
  await expect(page.getByText('De tekst van de server.')).toBeVisible();
});

test('reports the visitor to the page, without personal data [visitor-7, visitor-8]', async ({
  paper,
  page,
}) => {
  await open(paper, `${DEMO}?visitor=subscribed-plus`);
  await expect(seen(page)).toHaveText([SENTENCES['subscribed-plus']]);
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
  // The debug hash changes the data for ads and analytics, and nothing visible.
  await page.evaluate(() => {
    location.hash = '#debug-visitorCodes=ONBEKEND';
  });
  await expect.poll(received).toEqual([{ ...visitor, segment: 'abonnee_onbekend_segment' }]);
  await expect(seen(page)).toHaveText([SENTENCES['subscribed-plus']]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('stays as the server sent it [visitor-11]', async ({ page }) => {
    await page.goto(`${DEMO}?visitor=subscribed`);
    await expect(seen(page)).toHaveText([LOGGED_OUT]);
  });
});
