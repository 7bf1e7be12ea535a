import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('takes a new subscriber from the front page through three steps with one hand, and lets them go [onboarding-1, onboarding-2, onboarding-9, onboarding-11, onboarding-12, onboarding-13, scene-state-7]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/?visitor=new-subscriber');
  await page.waitForURL('**/onboarding/');
  await expect(heading(page, "Kies je thema's")).toBeVisible();
  // The buttons are in the lower part of the window, and large.
  const next = await button(page, 'Volgende').boundingBox();
  expect(next?.height).toBeGreaterThanOrEqual(52);
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(next?.y).toBeGreaterThan(320);
  await button(page, 'Cultuur').click();
  await button(page, 'Volgende').press('Enter');
  await expect(heading(page, 'Volg onderwerpen')).toBeFocused();
  await expect(page.getByText('Stap 2 van 3')).toBeVisible();
  const topic = page.getByRole('list', { name: 'Volg onderwerpen' }).getByRole('button').first();
  const name = await topic.innerText();
  await topic.click();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page, { include: 'main' })).toEqual([]);
  expect((await layoutShift(page)).moved).toEqual([]);

  // Another page of the same browser, without its storage, as on another device.
  await button(page, 'Volgende').click();
  await expect(heading(page, 'Kies je nieuwsbrieven')).toBeFocused();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(heading(page, 'Kies je nieuwsbrieven')).toBeVisible();
  await button(page, 'Vorige').click();
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Overslaan').click();
  await expect(heading(page, 'Kies je nieuwsbrieven')).toBeFocused();
  await button(page, 'Boeken').click();
  await button(page, 'Klaar').click();
  await expect(heading(page, 'Je bent helemaal klaar.')).toBeFocused();

  await page.getByRole('link', { name: 'Naar de voorpagina' }).click();
  await paper.settle('onboarding-redirect');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/mijn-nieuws/');
  await expect(page.getByText(name).first()).toBeVisible();
});

test('keeps the words on its buttons whole at twice the text size [onboarding-9]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await paper.open('/onboarding/?visitor=new-subscriber');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await button(page, 'Volgende').click();
  await expect(heading(page, 'Volg onderwerpen')).toBeFocused();
  for (const name of ['Vorige', 'Overslaan', 'Volgende']) {
    const words = button(page, name).getByText(name);
    const lines = await words.evaluate((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getClientRects().length;
    });
    expect(lines, name).toBe(1);
  }
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('goes on offline, and saves in order when the connection is back; nobody gets in without a login [onboarding-3, onboarding-4, scene-state-5, scene-state-7]', async ({
  paper,
  page,
  context,
}) => {
  // Pending calls of the rest of the page fail, too.
  paper.tolerate(/ERR_INTERNET_DISCONNECTED|could not be loaded|got no answer/);
  await paper.open('/onboarding/?visitor=new-subscriber');
  const posts: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.includes('scenestate')) posts.push(request.postData() ?? '');
  });
  await expect(heading(page, "Kies je thema's")).toBeVisible();
  await context.setOffline(true);
  await button(page, 'Sport').click();
  await button(page, 'Puzzels').click();
  await button(page, 'Volgende').click();
  await expect(page.getByText('Stap 2 van 3')).toBeVisible();
  expect(posts).toEqual([]);
  await context.setOffline(false);
  await expect
    .poll(() => posts)
    .toEqual(['["sport"]', '["sport","puzzels"]', '{"name":"dmt-onboarding","step":"1","completed":false}']);

  await page.goto('/onboarding/#debug=dmt-onboarding-reset');
  await page.reload();
  await expect(heading(page, "Kies je thema's")).toBeVisible();
  await expect(button(page, 'Sport')).toHaveAttribute('aria-pressed', 'false');
  // The previous page would notice the logout as well, and its own navigation to the login page would abort this one.
  await page.goto('about:blank');
  // The page may redirect to the login page before it has loaded.
  await page.goto('/onboarding/?visitor=anonymous', { waitUntil: 'commit' });
  await page.waitForURL('**/login/');
});
