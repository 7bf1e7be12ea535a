import { runUntil } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

test.use({ bare: true });

const TOPIC = '/onderwerp/wonen/';

test('a visitor who is not logged in gets a prompt at the top that leads to the login page [topic-notify-1]', async ({
  paper,
  page,
}) => {
  await paper.open(TOPIC);
  const toggle = page.getByRole('switch', { name: 'Meldingen over Wonen' });
  await toggle.click();
  const prompt = page.getByRole('link', { name: 'Log in om notificaties te ontvangen' });
  await expect(prompt).toBeInViewport();
  await expect(prompt).toHaveAttribute('href', /^\/login\/\?return_to=/);
  expect((await prompt.boundingBox())?.y).toBeLessThan(120);
  await expect(toggle).not.toBeChecked();
  expect(await accessibilityFaults(page, { include: 'main' })).toEqual([]);
});

test('the switch is worked by keyboard, locked while the call runs, and goes back after a failure [topic-notify-2, topic-notify-3, topic-notify-6]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  await paper.open(`${TOPIC}?visitor=registered`);
  const toggle = page.getByRole('switch', { name: 'Meldingen over Wonen' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Meldingen voor "Wonen" zijn ingeschakeld.')).toBeVisible();
  await expect(toggle).toBeChecked();
  await expect(page.getByRole('button', { name: 'Ontvolg' }).first()).toBeVisible();

  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/mijnonderwerpen/unsubscribe/', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  paper.allow(/500/, /was refused with 500/, /The change "unfollow" of topic "301" was not made/);
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  fail();
  await expect(toggle).toBeChecked();
  // The previous toast is shown for six seconds.
  await runUntil(page, () => page.getByText('De meldingen over ‘Wonen’ zijn niet gewijzigd.').isVisible());
  await expect(toggle).toBeFocused();
  await expect(toggle).not.toHaveAttribute('aria-disabled');
});
