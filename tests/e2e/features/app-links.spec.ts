import type { Page } from 'playwright/test';
import { PLATFORMS, playApp, pushConsent } from '../support/bridge.ts';
import { choseBefore } from '../support/consent.ts';
import { running } from '../support/features.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { readThrough } from '../support/whole-page.ts';

const OUTSIDE = 'https://elders.example/lees';
const GRANTED = { purposes: { 'social-media': { enabled: true } } };
const TEXT = 'Om deze inhoud te zien heb je toestemming nodig.';
const outside = (page: Page) => page.getByRole('link', { name: 'Elders' });
const inside = (page: Page) => page.getByRole('link', { name: 'Ander artikel' });

/** An article in the app view, with a link to another article and one out of the site. */
const LINKS = `<p><a href="/nieuws/2026/01/01/ander-a4102">Ander artikel</a> <a target="_blank" href="${OUTSIDE}">Elders</a></p>`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page with those links; addresses outside of the site answer too. */
async function sendLinks(paper: Paper): Promise<void> {
  await paper.replaceMain(LINKS);
  await paper.page.route(OUTSIDE, (route) => route.fulfill({ body: 'Elders.' }));
}

for (const platform of PLATFORMS) {
  test.describe(`the app on ${platform}`, () => {
    const address = (path: string) => `${path}/appview?app=nmt-${platform}`;

    test('receives the page’s start and the actions that it offers [app-view-1]', async ({ paper, page }) => {
      const messages = await playApp(page, { platform });
      await paper.open(address(paper.article('article')));
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
      // On the web the same article says nothing.
      await paper.open(paper.article('article'));
      await running(page, 'consent');
      expect(messages).toHaveLength(1);
    });

    test('decides on consent: before the page starts, later, and taking it back [consent-3]', async ({
      paper,
      page,
    }) => {
      await playApp(page, { platform, pushes: [GRANTED] });
      await paper.open(address(paper.article('post')));
      await readThrough(page);
      await expect(page.frameLocator('iframe').getByRole('heading')).toContainText('IJsclub Veenbrug');
      await pushConsent(page, { purposes: { 'social-media': { enabled: false } } });
      await expect(page.getByText(TEXT)).toBeVisible();
      await pushConsent(page, GRANTED);
      await expect(page.getByText(TEXT)).toHaveCount(0);
    });

    test('is not believed when it pushes nonsense, before or later [consent-5]', async ({ paper, page }) => {
      paper.allow(/^nmt app: "app:consent-pushed" is ignored: .*; expected a plain object of purposes/);
      const nonsense = [
        'social-media',
        { purposes: { 'social-media': { enabled: 'true' } } },
        { purposes: [{ enabled: true }] },
        null,
      ];
      await playApp(page, { platform, pushes: nonsense });
      await paper.open(address(paper.article('post')));
      await readThrough(page);
      await expect(page.getByText(TEXT)).toBeVisible();
      await pushConsent(page, GRANTED);
      await expect(page.getByText(TEXT)).toHaveCount(0);
      await pushConsent(page, { purposes: { 'social-media': { enabled: 1 } } });
      await expect(page.locator('iframe')).toBeVisible();
      await expect(page.getByText(TEXT)).toHaveCount(0);
    });

    for (const manner of ['handles', 'twice'] as const) {
      test(`that offers links opens them itself (${manner})`, async ({ paper, page }) => {
        const messages = await playApp(page, { platform, capabilities: ['links'], manner });
        await sendLinks(paper);
        await paper.open(address(paper.article('article')));
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
        await expect(page).toHaveURL(address(paper.article('article')));
      });
    }

    for (const manner of ['refuses', 'silent', 'throws'] as const) {
      test(`that ${manner} leaves no dead link`, async ({ paper, page }) => {
        if (manner === 'throws') paper.allow(/^nmt app: The app's bridge threw/);
        await playApp(page, { platform, capabilities: ['links'], manner });
        await sendLinks(paper);
        await paper.open(address(paper.article('article')));
        await running(page, 'app-links');
        await outside(page).click();
        await expect(page).toHaveURL(OUTSIDE);
      });
    }

    test('that offers nothing has its links opened in the web view, articles in the app view', async ({
      paper,
      page,
    }) => {
      const messages = await playApp(page, { platform });
      await paper.open(address(paper.article('article')));
      await running(page, 'app-links');
      const other = paper.article('liveblog');
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'Ander artikel';
        document.querySelector('main')?.prepend(link);
      }, other);
      await inside(page).click();
      await expect(page).toHaveURL(address(other));
      await paper.ready();
      expect(messages.filter(({ type }) => type !== 'page:ready')).toEqual([]);
    });

    test('that offers its settings receives the request for them', async ({ paper, page }) => {
      const messages = await playApp(page, { platform, capabilities: ['consent'] });
      await paper.open(address(paper.article('post')));
      await readThrough(page);
      await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
      await expect.poll(() => messages.at(-1)?.type).toBe('consent:open');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('that has none is named as the place where consent is given [consent-1]', async ({
      paper,
      page,
    }) => {
      await choseBefore(page, { 'social-media': true });
      await playApp(page, { platform, pushes: [{ purposes: { uitgebreid: { enabled: true } } }] });
      await paper.open(`${address(paper.article('post'))}#modal=consent-preferences`);
      const dialog = page.getByRole('dialog', { name: 'Cookie-instellingen' });
      await expect(dialog).toContainText('In de app regel je dit bij de instellingen');
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Sociale media' })).toContainText(
        'niet toegestaan',
      );
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Uitgebreide inhoud' })).not.toContainText(
        'niet toegestaan',
      );
      await dialog.getByRole('button', { name: 'Sluiten' }).click();
      await expect(page).toHaveURL(address(paper.article('post')));
    });
  });
}

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
  await readThrough(page);
  await expect(page.getByText(TEXT)).toBeVisible();
  expect(messages).toEqual([]);
});
