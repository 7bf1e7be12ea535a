import type { Page } from 'playwright/test';
import { PLATFORMS, playApp, pushConsent } from '../support/bridge.ts';
import { choseBefore } from '../support/consent.ts';
import { running } from '../support/features.ts';
import { expect, type Paper, test } from '../support/paper.ts';

const OUTSIDE = 'https://elders.example/lees';
const GRANTED = { purposes: { 'social-media': { enabled: true } } };
const TEXT = 'Om deze inhoud te zien heb je toestemming nodig.';
const outside = (page: Page) => page.getByRole('link', { name: 'Elders' });
const inside = (page: Page) => page.getByRole('link', { name: 'Ander artikel' });

/** Scrolls to the third party's post in the article. */
const seePost = (page: Page) => page.locator('[data-widget="consent-gate"]').first().scrollIntoViewIfNeeded();

/** An article in the app view, with a link to another article and one to another site. */
const LINKS = `<p><a href="/nieuws/2026/01/01/ander-a4102">Ander artikel</a> <a target="_blank" href="${OUTSIDE}">Elders</a></p>`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page with those links; addresses outside of the site are answered, too. */
async function sendLinks(paper: Paper): Promise<void> {
  await paper.replaceMain(LINKS);
  await paper.page.route(OUTSIDE, (route) => route.fulfill({ body: 'Elders.' }));
}

const inView = (path: string, platform: (typeof PLATFORMS)[number]) => `${path}/appview?app=nmt-${platform}`;

for (const platform of PLATFORMS) {
  test(`the app on ${platform} receives the page’s start and what it offers, and opens the links itself [app-view-1]`, async ({
    paper,
    page,
  }) => {
    const messages = await playApp(page, { platform, capabilities: ['links'] });
    await sendLinks(paper);
    await paper.open(inView(paper.article('article'), platform));
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toEqual({
      type: 'page:ready',
      version: 1,
      id: 1,
      capabilities: ['links', 'share', 'consent'],
      url: page.url(),
      articleId: '4101',
      consentRequired: true,
    });
    await running(page, 'app-links');
    await outside(page).click();
    await inside(page).click();
    await expect
      .poll(() => messages.slice(1))
      .toMatchObject([
        { type: 'link:open', kind: 'external', url: OUTSIDE, id: 2 },
        {
          type: 'link:open',
          kind: 'article',
          articleId: '4102',
          url: new URL('/nieuws/2026/01/01/ander-a4102', page.url()).href,
        },
      ]);
    await expect(page).toHaveURL(inView(paper.article('article'), platform));
  });
}

test('an app that does not answer leaves no dead link', async ({ paper, page }) => {
  await playApp(page, { platform: 'android', capabilities: ['links'], manner: 'silent' });
  await sendLinks(paper);
  await paper.open(inView(paper.article('article'), 'android'));
  await running(page, 'app-links');
  await outside(page).click();
  await expect(page).toHaveURL(OUTSIDE);
});

test('an app that offers nothing has its links opened in the web view, articles in the app view', async ({
  paper,
  page,
}) => {
  const messages = await playApp(page, { platform: 'ios' });
  await paper.open(inView(paper.article('article'), 'ios'));
  await running(page, 'app-links');
  const other = paper.article('liveblog');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'Ander artikel';
    document.querySelector('main')?.prepend(link);
  }, other);
  await inside(page).click();
  await expect(page).toHaveURL(inView(other, 'ios'));
  await paper.ready();
  expect(messages.filter(({ type }) => type !== 'page:ready')).toEqual([]);
});

test('the app decides on consent before the page starts, takes it back, and receives the request for its settings [consent-3]', async ({
  paper,
  page,
}) => {
  const messages = await playApp(page, { platform: 'ios', capabilities: ['consent'], pushes: [GRANTED] });
  await paper.open(inView(paper.article('post'), 'ios'));
  await seePost(page);
  await expect(page.frameLocator('iframe').getByRole('heading')).toContainText('IJsclub Veenbrug');
  await pushConsent(page, { purposes: { 'social-media': { enabled: false } } });
  await expect(page.getByText(TEXT)).toBeVisible();
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
  await expect.poll(() => messages.at(-1)?.type).toBe('consent:open');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pushConsent(page, GRANTED);
  await expect(page.getByText(TEXT)).toHaveCount(0);
});

test('the app is not believed when it pushes nonsense, before the page starts or later [consent-5]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt app: "app:consent-pushed" is ignored: .*; expected a plain object of purposes/);
  const nonsense = [
    'social-media',
    { purposes: { 'social-media': { enabled: 'true' } } },
    { purposes: [{ enabled: true }] },
    null,
  ];
  await playApp(page, { platform: 'android', pushes: nonsense });
  await paper.open(inView(paper.article('post'), 'android'));
  await seePost(page);
  await expect(page.getByText(TEXT)).toBeVisible();
  await pushConsent(page, GRANTED);
  await expect(page.getByText(TEXT)).toHaveCount(0);
  await pushConsent(page, { purposes: { 'social-media': { enabled: 1 } } });
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByText(TEXT)).toHaveCount(0);
});

test('an app without settings of its own is named as the place where consent is given [consent-1]', async ({
  paper,
  page,
}) => {
  await choseBefore(page, { 'social-media': true });
  await playApp(page, { platform: 'ios', pushes: [{ purposes: { uitgebreid: { enabled: true } } }] });
  await paper.open(`${inView(paper.article('post'), 'ios')}#modal=consent-preferences`);
  const dialog = page.getByRole('dialog', { name: 'Cookie-instellingen' });
  await expect(dialog).toContainText('In de app regel je dit bij de instellingen');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Sociale media' })).toContainText(
    'niet toegestaan',
  );
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Uitgebreide inhoud' })).not.toContainText(
    'niet toegestaan',
  );
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page).toHaveURL(inView(paper.article('post'), 'ios'));
});

test('the app view leaves out the header, its menu, the login and the consent notice', async ({
  paper,
  page,
}) => {
  await playApp(page, { platform: 'ios' });
  await page.clock.install();
  await paper.edit((html) =>
    html.replace(/(<main[^>]*>)/, '$1<div id="menu" data-widget="colour-scheme"></div>'),
  );
  await paper.open(`${paper.article('article')}/appview?app=nmt-ios`);
  await running(page, 'consent');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Inloggen' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Sent by mistake, the choice of colours in the menu stays as the server sent it.
  await expect(page.locator('#menu')).not.toHaveAttribute('data-widget-state');
});

test('outside the app view a bridge and its pushes change nothing [consent-5, app-view-1]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt app: "app:consent-pushed" is ignored: only the app view listens to it\./);
  await choseBefore(page, { 'social-media': false, uitgebreid: false });
  const messages = await playApp(page, { platform: 'ios', capabilities: ['links'], pushes: [GRANTED] });
  await paper.open(`${paper.article('post')}?consent=required&app=nmt-ios`);
  await seePost(page);
  await expect(page.getByText(TEXT)).toBeVisible();
  await running(page, 'consent');
  expect(messages).toEqual([]);
});

test('in an app that offers web, pages of the web follow its status, and ask nobody a second time', async ({
  paper,
  page,
}) => {
  const messages = await playApp(page, { platform: 'android', capabilities: ['web'], pushes: [GRANTED] });
  await page.clock.install();
  await paper.open(`${paper.article('post')}?consent=required`);
  await seePost(page);
  await expect(page.getByTitle('Bericht van IJsclub Veenbrug op Kwebbel')).toBeVisible();
  await expect(page.getByText(TEXT)).toHaveCount(0);
  await running(page, 'consent');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(messages).toMatchObject([{ type: 'page:ready', capabilities: ['consent'], consentRequired: true }]);
});
