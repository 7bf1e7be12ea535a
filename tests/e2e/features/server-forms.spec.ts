import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('a story survives a reload, is sent in place, and is gone then [data-form-1, data-form-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/oproep/hoogwater/');
  const form = page.getByRole('form', { name: 'Je verhaal' });
  await form.scrollIntoViewIfNeeded();
  await paper.settle('data-form');
  await form.getByLabel('Naam').fill('Jo');
  await form.getByLabel('Je verhaal').pressSequentially('De dijk stond op springen');
  await expect(form.getByText('5 van 200 woorden').first()).toBeVisible();
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await paper.settle('data-form');
  await expect(form.getByLabel('Je verhaal')).toHaveValue('De dijk stond op springen');
  await expect(form.getByLabel('Naam')).toHaveValue('');
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(form.getByLabel('Naam')).toBeFocused();
  await form.getByLabel('Naam').fill('Jo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bedankt, je inzending is ontvangen.')).toBeFocused();
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await paper.settle('data-form');
  await expect(form.getByLabel('Je verhaal')).toHaveValue('');
});

test('a survey is answered by keyboard, one question at a time [readers-survey-1, readers-survey-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/enquete/');
  const form = page.getByRole('form', { name: 'Lezersonderzoek' });
  await form.scrollIntoViewIfNeeded();
  await paper.settle('readers-survey');
  await expect(form.getByRole('group')).toHaveCount(1);
  // The page's own style sets a `display` for its buttons, which would show hidden ones.
  await expect(form.getByRole('button', { name: 'Versturen' })).toBeHidden();
  await form.getByLabel('Een kwartier tot een uur').check();
  await form.getByRole('button', { name: 'Volgende' }).press('Enter');
  await expect(form.getByText('Vraag 2 van 4')).toBeVisible();
  await form.getByLabel('Rubriek').selectOption('Sport');
  await form.getByRole('button', { name: 'Volgende' }).press('Enter');
  await form.getByLabel('Cijfer van 1 tot 10').fill('11');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Vraag 3 van 4')).toBeVisible();
  await form.getByLabel('Cijfer van 1 tot 10').fill('8');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Vraag 4 van 4')).toBeVisible();
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Bedankt voor het invullen.')).toBeFocused();
});

test('the contact page: an anonymous visitor does the robot check before a message is sent [feedback-form-2, feedback-form-7, feedback-form-8, in-memoriam-contact-1, in-memoriam-contact-3]', async ({
  paper,
  page,
}) => {
  await paper.open('/contact/');
  const form = page.getByRole('form', { name: 'Bericht aan de redactie' });
  await paper.settle('feedback-form');
  await form.getByLabel('Naam').fill('Jo');
  await form.getByLabel('E-mailadres').fill('jo@voorbeeld.nl');
  await form.getByLabel('Je bericht').fill('In het stuk over de dijk staat een fout.');
  await form.getByRole('button', { name: 'Verstuur' }).click();
  const missed = form.getByText("Vink 'Ik ben geen robot' aan om uw bericht te kunnen versturen.");
  await expect(missed).toBeVisible();
  await form.getByRole('checkbox', { name: 'Ik ben geen robot' }).check();
  // The check has been completed.
  await expect(missed).toBeHidden();
  await form.getByRole('button', { name: 'Verstuur' }).click();
  await expect(form.getByText('Bedankt voor je bericht. De redactie leest alles.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Verstuur' })).toHaveCount(0);

  await test.step('the in-memoriam form keeps what was written when it closes, and thanks with it', async () => {
    await paper.settle('in-memoriam-contact');
    const opener = page.getByRole('link', { name: 'Schrijf de redactie In memoriam' });
    const dialog = page.getByRole('dialog', { name: 'Redactie In memoriam' });
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/contact\/$/);
    await opener.dblclick();
    await dialog.getByLabel('Naam').fill('Jo <b>');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(dialog.getByLabel('Naam')).toHaveValue('Jo <b>');
    await dialog.getByLabel('E-mailadres').fill('jo@voorbeeld.nl');
    await dialog.getByLabel('Je bericht').fill('Mijn oom was vuurtorenwachter.');
    await dialog.getByRole('button', { name: 'Verstuur' }).click();
    await expect(dialog.getByText('Bedankt, Jo <b>.')).toBeVisible();
    await expect(dialog.getByText('Mijn oom was vuurtorenwachter.')).toBeVisible();
  });

  await test.step('a logged-in visitor finds name and address filled in', async () => {
    await paper.open('/contact/?visitor=subscribed');
    await paper.settle('feedback-form');
    await expect(form.getByLabel('E-mailadres')).toHaveValue(/@/);
    await expect(form.getByLabel('Naam')).not.toHaveValue('');
    await form.getByLabel('Je bericht').fill('Dank.');
    await form.getByRole('button', { name: 'Verstuur' }).click();
    await expect(form.getByText('Bedankt voor je bericht. De redactie leest alles.')).toBeVisible();
  });
});
