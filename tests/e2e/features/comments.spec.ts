import type { Page, Request } from 'playwright/test';
import { choseBefore, NONE } from '../support/consent.ts';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const PAGE = '/features/comments.html';
const FAILED = 'De reacties konden niet worden geladen.';
const LOGGED = /^nmt comments: The comments on article \d+ could not be loaded\./;

const block = (page: Page, id: string) => {
  const hook = page.locator(`#${id} [data-widget="comments"]`);
  return {
    hook,
    frame: hook.locator('iframe'),
    inside: hook.frameLocator('iframe'),
    invitation: hook.getByRole('link', { name: 'Neem een abonnement' }),
    failure: hook.getByText(FAILED),
    again: hook.getByRole('button', { name: 'Probeer het opnieuw' }),
    all: hook.getByRole('button', { name: 'Toon alle reacties' }),
  };
};

const asked = (page: Page) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return (part: string) => requests.filter((request) => new URL(request.url()).pathname.includes(part));
};

/** Logs a visitor of this kind in, or out, as in another tab. */
async function become(page: Page, visitor: string): Promise<void> {
  await page.request.get(`/?visitor=${visitor}`);
}

test('shows a subscriber the comments below the article near the window, and accepts one [comments-1, comments-2, comments-3]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await become(page, 'subscribed');
  const requests = asked(page);
  await paper.open(paper.article('article'));
  const hook = page.getByRole('region', { name: 'Reacties' });
  await expect(hook).toHaveAttribute('data-widget-state', 'waiting');
  expect(requests('/talk')).toEqual([]);
  const height = () => hook.evaluate((element) => (element as HTMLElement).offsetHeight);
  const before = await height();
  await hook.evaluate((element) => {
    scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 300, behavior: 'instant' });
  });
  const inside = hook.frameLocator('iframe');
  await expect(inside.getByText('3 reacties')).toBeVisible();
  await hook.scrollIntoViewIfNeeded();
  expect(await height()).toBe(before);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBe(0);

  await inside.getByRole('textbox', { name: 'Jouw reactie' }).fill('Ik woon er zelf. <b>Het klopt</b>.');
  await inside.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(inside.getByRole('status')).toHaveText('Je reactie is geplaatst.');
  await expect(inside.getByRole('listitem').first()).toContainText('Joost de Bruin (jij)');
  await expect(inside.getByRole('listitem').first()).toContainText('<b>Het klopt</b>');
  await page.reload();
  await hook.scrollIntoViewIfNeeded();
  await expect(inside.getByText('4 reacties')).toBeVisible();

  // The token is sent in a header, and neither in an address nor in storage.
  const headers = (await requests('/talk/api/')[0]?.allHeaders()) ?? {};
  const token = (headers.authorization ?? '').replace('Bearer ', '');
  expect(token.length).toBeGreaterThan(40);
  for (const request of requests('/')) expect(request.url()).not.toContain(token.slice(0, 20));
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(token);
  expect(requests('/talk/static/embed.js')).toHaveLength(2);
});

test('leaves the invitation to visitors without a subscription, and the way to log in to those who are not logged in [comments-2, comments-3]', async ({
  paper,
  page,
}) => {
  await become(page, 'anonymous');
  const requests = asked(page);
  const hook = page.getByRole('region', { name: 'Reacties' });
  const login = hook.getByRole('link', { name: 'Al abonnee? Log in' });
  const expectInvitation = async () => {
    await hook.scrollIntoViewIfNeeded();
    await expect(hook.getByRole('link', { name: 'Neem een abonnement' })).toBeVisible();
    await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
    await expect(hook.locator('iframe')).toHaveCount(0);
    expect(requests('/talk')).toEqual([]);
  };
  await paper.open(paper.article('article'));
  await expectInvitation();
  const way = `/login/?return_to=${encodeURIComponent(`${paper.article('article')}#reacties`)}`;
  await expect(login).toHaveAttribute('href', way);

  await become(page, 'regional');
  await paper.open(paper.article('article'));
  await expectInvitation();
  await expect(login).toBeHidden();
});

test('opens at the press of its button and for the keyboard, and hands over another token when one has expired [comments-1, comments-3]', async ({
  paper,
  page,
}) => {
  paper.allow(LOGGED);
  paper.tolerate(/401/, /503/, /data-article-id/);
  await paper.open(`${PAGE}?visitor=subscribed`);
  const { hook, frame, inside, all } = block(page, 'veel');
  await hook.scrollIntoViewIfNeeded();
  await expect(all).toBeVisible();
  const place = hook.locator('[data-comments-place]');
  const height = async () => (await place.boundingBox())?.height ?? 0;
  const closed = await height();
  expect((await frame.boundingBox())?.height).toBeGreaterThan(closed);
  await inside.getByRole('textbox', { name: 'Jouw reactie' }).focus();
  await expect(all).toBeHidden();
  await expect.poll(height).toBeGreaterThan(closed);
  await inside.getByRole('button', { name: 'Meer reacties' }).click();
  await expect(inside.getByRole('listitem')).toHaveCount(20);

  await test.step('the button opens another block of the same article by keyboard', async () => {
    await page.locator('#reacties-later').evaluate((template: HTMLTemplateElement) => {
      template.content.firstElementChild?.setAttribute('data-article-id', '9300002');
    });
    await page.locator('#later').getByRole('button', { name: 'Voeg toe' }).click();
    const later = block(page, 'later');
    await later.hook.scrollIntoViewIfNeeded();
    await later.all.focus();
    await page.keyboard.press('Enter');
    await expect(later.all).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(later.inside.getByRole('textbox', { name: 'Jouw reactie' })).toBeFocused();
  });

  await test.step('another token follows one that has expired, until none counts', async () => {
    const expired = block(page, 'verlopen');
    await expired.hook.scrollIntoViewIfNeeded();
    await expect(expired.inside.getByText('3 reacties')).toBeVisible();
    const refused = block(page, 'geweigerd');
    await refused.hook.scrollIntoViewIfNeeded();
    await expect(refused.failure).toBeVisible();
    await expect(refused.frame).toHaveCount(0);
    const broken = block(page, 'stuk');
    await broken.hook.scrollIntoViewIfNeeded();
    await expect(broken.failure).toBeVisible();
  });
});

test('gives up on a script that hangs, and on a click of the reader tries again [comments-3]', async ({
  paper,
  page,
}) => {
  paper.allow(LOGGED);
  paper.tolerate(/401/, /503/, /data-article-id/);
  await page.clock.install();
  let hold = () => {};
  await page.route('**/talk/static/embed.js', (route) => {
    hold = () => void route.fallback();
  });
  // A script that is requested before the page has loaded also delays the load event.
  await page.goto(`${PAGE}?visitor=subscribed`, { waitUntil: 'commit' });
  await paper.ready();
  const { hook, again, inside, failure } = block(page, 'gewoon');
  await hook.scrollIntoViewIfNeeded();
  await expect(hook.getByText('De reacties worden geladen…')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(failure).toBeVisible({ timeout: 100 });
  }).toPass();
  await again.press('Enter');
  await expect(again).toBeFocused();
  hold();
  await expect(inside.getByText('3 reacties')).toBeVisible();
  await expect(failure).toBeHidden();
});

test('follows a login and a logout in another tab, and keeps the draft [comments-2, comments-3]', async ({
  paper,
  page,
  context,
}) => {
  paper.tolerate(LOGGED, /401/, /503/, /data-article-id/);
  const returnAs = async (visitor: string) => {
    await become(page, visitor);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
  await paper.open(`${PAGE}?visitor=anonymous`);
  const { hook, inside, invitation, frame } = block(page, 'gewoon');
  await hook.scrollIntoViewIfNeeded();
  await expect(invitation).toBeVisible();
  await returnAs('subscribed');
  await expect(frame).toBeVisible();
  const field = inside.getByRole('textbox', { name: 'Jouw reactie' });
  await field.fill('Hier was ik gebleven.');
  await returnAs('anonymous');
  await expect(invitation).toBeVisible();
  await expect(frame).toBeHidden();
  await expect(hook).toBeFocused();
  await expect(hook.getByRole('status')).toContainText('Wat je schreef, staat er nog');
  const [login] = await Promise.all([
    context.waitForEvent('page'),
    hook.getByRole('button', { name: 'Inloggen in een nieuw tabblad' }).press('Enter'),
  ]);
  await expect(login).toHaveURL(/\/login\//);
  await login.close();
  await returnAs('subscribed');
  await expect(field).toHaveValue('Hier was ik gebleven.');
  await expect(invitation).toBeHidden();
  await inside.getByRole('button', { name: 'Plaats reactie' }).click();
  await expect(inside.getByRole('status')).toHaveText('Je reactie is geplaatst.');
});

test('waits for consent where a purpose is named [comments-2]', async ({ paper, page }) => {
  paper.tolerate(LOGGED, /401/, /503/, /data-article-id/);
  await choseBefore(page, NONE);
  await paper.open(`${PAGE}?visitor=subscribed&consent=required`);
  const { hook, inside } = block(page, 'toestemming');
  await hook.scrollIntoViewIfNeeded();
  await hook.getByRole('button', { name: 'Cookie-instellingen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(hook.locator('iframe')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Uitgebreid' }).check();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(inside.getByText('3 reacties')).toBeVisible();
});
