import type { Page } from 'playwright/test';
import { accountMenu, accountOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';
import { follow } from '../support/topics.ts';
import { accessibilityFaults, layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const HOOK = '[data-widget="my-news"]';
/** The block of a reader who follows no topic. */
const choice = (page: Page) => page.getByRole('region', { name: 'Keuze van de redactie' });
/** A topic that columns have, too. */
const WONEN = 301;

test('shows readers their news on the front page, and nothing moves [my-news-1, my-news-3, my-news-5]', async ({
  paper,
  page,
}) => {
  await paper.open('/?visitor=registered');
  await page.locator(HOOK).scrollIntoViewIfNeeded();
  await expect(choice(page).getByRole('listitem')).toHaveCount(4);
  await paper.idle();
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBeLessThan(0.001);
  await choice(page).scrollIntoViewIfNeeded();
  const picture = choice(page).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-800\.webp$/);
  // Columns have topics, too: none is shown whose topic the reader does not follow.
  await expect(choice(page).locator('[data-item-type="column"]')).toHaveCount(0);
  await expect(choice(page).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/nieuws\/\S+-a\d+\?itm_content=mijn-nieuws-voorpagina&itm_term=\w+#context=my_news$/,
  );
  expect(await accessibilityFaults(page, { include: HOOK })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('is taken from anonymous visitors without a call or the code that draws it, and follows a login and a logout in another tab [my-news-3]', async ({
  paper,
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await paper.replaceMain('<p>Voor</p><div data-widget="my-news"></div><p>Na</p>');
  await paper.open('/?visitor=anonymous');
  await expect(page.locator(HOOK)).toHaveCount(0);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBeLessThan(0.001);
  expect(asked.filter((path) => /mijnnieuws|\/load-row-\w+\.js/.test(path))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/vacatures/?visitor=subscribed');
  await expect(page.getByRole('region', { name: 'Mijn nieuws' }).getByRole('listitem')).toHaveCount(4);
  await other.goto('/vacatures/?visitor=anonymous');
  await expect(page.locator(HOOK)).toHaveCount(0);
});

test.describe('on the newspaper', () => {
  test.use({ bare: false });

  test('is one click from the account menu, on a page for each visitor [my-news-1, my-news-3]', async ({
    paper,
    page,
  }) => {
    await paper.open('/podcasts/?visitor=subscribed');
    await accountOpener(page).click();
    await accountMenu(page).getByRole('link', { name: 'Mijn nieuws' }).click();
    await expect(page).toHaveURL('/mijn-nieuws/');
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn nieuws' })).toBeVisible();
    await expect(choice(page).getByRole('article')).toHaveCount(12);
    await follow(page, WONEN);
    await page.reload();
    const own = page.getByRole('region', { name: 'Nieuws over je onderwerpen' });
    await expect(own.locator('[data-item-type="column"]')).toHaveCount(2);
    await expect(choice(page)).toHaveCount(0);
    const { score, moved } = await layoutShift(page);
    expect(score, moved.join('\n')).toBeLessThan(0.001);
    expect(await accessibilityFaults(page, { include: HOOK })).toEqual([]);

    await paper.open('/mijn-nieuws/?visitor=newcomer');
    await expect(page.locator(HOOK)).toHaveCount(0);
    await expect(page.getByText('Volg een onderwerp, hier of onder een artikel')).toBeVisible();
    // It is not even in the page hidden, for a reader whose login status cannot be fetched.
    await expect(page.getByText('Log in om je eigen nieuws te zien')).toHaveCount(0);

    await paper.open('/mijn-nieuws/?visitor=anonymous');
    await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await expect(page.locator(HOOK)).toBeHidden();
  });
});
