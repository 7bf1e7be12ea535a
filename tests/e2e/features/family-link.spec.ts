import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('reveals the reader’s link; where that is unknown, the one for readers without a family subscription [family-link-1, family-link-2]', async ({
  paper,
  page,
}) => {
  paper.allow(/There is no data-family-link/, /login status is not known/);
  paper.tolerate(/Failed to load resource/);
  const shown = page.locator('#gewoon [data-family-link]:visible');
  for (const [visitor, text] of [
    ['subscribed-plus', 'Meelezers beheren'],
    ['family-member', 'Je familieabonnement'],
    ['subscribed', 'Lees samen met je huisgenoten'],
  ]) {
    await paper.open(`/features/family-link.html?visitor=${visitor}`);
    await expect(shown).toHaveText([text ?? '']);
  }
  await page.evaluate(() => sessionStorage.removeItem('nmt_login_status'));
  await paper.answer('**/login-status', 400);
  await paper.open('/features/family-link.html?visitor=subscribed-plus');
  await expect(shown).toHaveText(['Lees samen met je huisgenoten']);
});
