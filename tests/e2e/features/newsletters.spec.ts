import { hold } from '../support/hold.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const PAGE = '/nieuwsbrieven/';

test('signs a logged-out reader up once, after the robot check [newsletter-button-3, newsletter-overlay-2, newsletter-overlay-3]', async ({
  paper,
  page,
}) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('inline-subscribe')) posts += 1;
  });
  await paper.open(PAGE);
  const card = page.locator('#nrcboeken');
  await card.getByRole('button', { name: 'Schrijf je in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwsbrief Boeken' });
  await dialog.getByLabel('E-mailadres').fill('jan@voorbeeld.nl');
  const submit = dialog.getByRole('button', { name: 'Schrijf je in' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    "Vink eerst aan 'Ik ben geen robot' om je in te kunnen schrijven.",
  );
  await test.step('the puzzle, which the robot check adds to the page, is over the dialog', async () => {
    await page.evaluate(() => {
      const puzzle = document.createElement('button');
      puzzle.textContent = 'Puzzel';
      Object.assign(puzzle.style, { position: 'absolute', inset: '0 auto auto 0', zIndex: '2000000000' });
      document.body.append(puzzle);
    });
    await page.getByRole('button', { name: 'Puzzel' }).click();
    await expect(page.getByRole('button', { name: 'Puzzel' })).toBeFocused();
    await expect(dialog).toBeVisible();
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
  });
  const check = dialog.getByLabel('Ik ben geen robot');
  await check.press('Space');
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await expect(check).toBeFocused();
  await submit.dblclick();
  await expect(dialog.getByText('Bedankt voor je inschrijving voor Boeken.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Misschien ook iets voor jou' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Ingeschreven, nog te bevestigen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(posts).toBe(1);
});

test('shows a change in another tab [newsletter-button-2, newsletter-button-10]', async ({
  paper,
  page,
  context,
}) => {
  await paper.open(`${PAGE}?visitor=subscribed`);
  const other = await context.newPage();
  await paper.listen(other);
  await other.goto(new URL(PAGE, page.url()).href);
  const button = (tab: typeof page) => tab.locator('#nrcvandaag').getByRole('button').first();
  await expect(button(other)).toHaveText('Schrijf je in');
  const release = await hold(page, '**/newsletters/inline-subscribe*');
  await button(page).click();
  await expect(button(page).locator(':last-child'), 'a button without a spinner is dimmed').toHaveCSS(
    'opacity',
    '0.55',
  );
  release();
  await expect(button(page)).toHaveText('Schrijf je uit');
  await expect(button(other)).toHaveText('Schrijf je uit');
  await expect(other.locator('[data-newsletters-count]')).toHaveText(
    'Je bent ingeschreven voor 1 nieuwsbrief.',
  );
});

test('keeps the sign before its thanks as large as the letters, however narrow the form is [inline-newsletter-3]', async ({
  paper,
  page,
}) => {
  // The page has incomplete forms, too.
  paper.tolerate(/^nmt inline-newsletter: /);
  await page.setViewportSize({ width: 360, height: 800 });
  await paper.open('/features/inline-newsletter.html');
  const form = page.locator('form[data-widget="inline-newsletter"]').first();
  await form.getByLabel('E-mailadres').fill('jan@voorbeeld.nl');
  await form.getByLabel('Ik ben geen robot').check();
  await form.getByRole('button', { name: 'Schrijf je in' }).click();
  const sign = page.getByRole('status').filter({ hasText: 'Bedankt voor je inschrijving' }).locator('svg');
  const { width, height } = (await sign.boundingBox()) ?? {};
  expect([width, height]).toEqual([16, 16]);
});
