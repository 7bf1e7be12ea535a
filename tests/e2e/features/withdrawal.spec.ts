import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, sidewaysOverflow } from '../support/whole-page.ts';

const CONFIRM = { name: 'Herroeping bevestigen' };

test('is filled in, confirmed through a lost line and a reload, once, with a receipt [withdrawal-2, withdrawal-3]', async ({
  paper,
  page,
}) => {
  test.setTimeout(90_000);
  paper.tolerate(/may not have been received|could not be filled in|Failed to load resource|ERR_/);
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open('/?visitor=starter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hier herroepen' }).click();
  await expect(page.getByLabel('Wat herroep je?')).toHaveValue('Digitaal, per maand');
  await page.goto('/herroepen/?fault=lost:/data/withdrawals/');
  // The view's form has replaced the server's.
  await expect(page.locator('[data-widget="withdrawal"] [name="csrf_token"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Naar stap 2' }).click();
  await expect(page.getByRole('heading', { name: 'Stap 2: klopt dit?' })).toBeFocused();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', CONFIRM).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ze telt nooit dubbel' })).toBeVisible();
  await page.goto('/herroepen/?fault=');
  await page.getByRole('button', CONFIRM).click();
  await expect(page.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeFocused();
  await expect(
    page.getByText('Je krijgt € 18,42 binnen veertien dagen terug', { exact: false }),
  ).toBeVisible();
  await page.goto('/demo/postvak/');
  await expect(page.locator('.letterbox__mail')).toHaveCount(1);
  await expect(page.getByText(/ontvingen we je herroeping van: Digitaal, per maand/)).toBeVisible();
  await page.goto('/herroepen/');
  await expect(page.getByText('Je hebt Digitaal, per maand herroepen.')).toBeVisible();
});

test.describe('without scripts and without a login', () => {
  test.use({ javaScriptEnabled: false });

  test('is received with date and time; sent twice it counts once [withdrawal-1, withdrawal-2]', async ({
    page,
  }) => {
    await page.goto('/herroepen/?visitor=anonymous');
    await page.getByRole('button', { name: 'Naar stap 2' }).click();
    await expect(page.getByText('Vul je naam in.')).toBeVisible();
    await page.getByLabel('Je naam').fill('Bente Loonstra');
    await page.getByLabel(/Bestelnummer/).fill('7100011');
    await page.getByLabel('Wat herroep je?').fill('Mijn abonnement');
    await page.getByRole('button', { name: 'Naar stap 2' }).click();
    await page.getByRole('button', { name: 'Wijzigen' }).click();
    await page.getByRole('button', { name: 'Naar stap 2' }).click();
    await page.getByRole('button', CONFIRM).click();
    const receipt = page.getByText(/^Nummer H-.*, ontvangen op .* om \d\d:\d\d:\d\d uur\.$/);
    const text = await receipt.textContent();
    await page.goBack();
    await page.getByRole('button', CONFIRM).click();
    await expect(receipt).toHaveText(text ?? '');
    await page.goto('/herroepen/?visitor=subscribed');
    await expect(page.getByText(/De bedenktijd van Digitaal, per maand is voorbij sinds/)).toBeVisible();
  });
});
