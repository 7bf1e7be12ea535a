import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const DEMO = '/features/form.html';
const SENDS = '**/contact/bericht*';
const LOAD_FAILED = 'Fout: reCAPTCHA kon niet geladen worden.';
const TICK = 'Vink ‘Ik ben geen robot’ aan om verder te gaan.';

/** A check in a frame, like the real one, which answers when the test makes it. */
const FRAMED_CHECK = `
  window.grecaptcha = {
    render(container, options) {
      const frame = document.createElement('iframe');
      frame.title = 'Controle';
      frame.src = '/third-party/captcha/frame';
      container.append(frame);
      addEventListener('answer', () => options.callback('bewijs'));
      return 0;
    },
    reset() {},
  };`;

/** The form of one section of the demo page. */
const formIn = (page: Page, section: string) => page.locator(`#${section} form`);

/** The hook of the demo page's last section is not a form. */
const NO_FORM = /^nmt form: .*failed.*|expected a form/;

async function open(
  page: Page,
  paper: { open(path: string): Promise<void>; tolerate(...p: RegExp[]): void },
  path = DEMO,
) {
  paper.tolerate(NO_FORM);
  await paper.open(path);
  // The form is near enough to load: its code has loaded before the reader starts.
  await page.locator('#gewoon form').scrollIntoViewIfNeeded();
}

async function mounted(page: Page, section: string) {
  const form = formIn(page, section);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-widget-state', 'mounted');
  return form;
}

test('by keyboard alone: shows the error of each field on blur, and of all of them on send, which happens once [forms-1, forms-4]', async ({
  paper,
  page,
}) => {
  await open(page, paper);
  const form = await mounted(page, 'gewoon');
  let sends = 0;
  page.on('request', (request) => {
    sends += request.method() === 'POST' && request.url().includes('/contact/') ? 1 : 0;
  });
  const name = form.getByLabel('Naam');
  await name.focus();
  // It restores a lost focus, and must not interfere with one that a key moves.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/keep-focus-/.test(name)),
  );
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('E-mailadres')).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Vul dit veld in.');
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.type('jansen@krant');
  await page.keyboard.press('Enter');
  expect(sends).toBe(0);
  const email = form.getByLabel('E-mailadres');
  await expect(name).toBeFocused();
  await expect(email).toHaveAccessibleDescription(
    "Alleen om je te antwoorden. Het e-mailadres 'jansen@krant' dat je invoerde is niet correct.",
  );
  await expect(form.getByText('Vink dit vakje aan om verder te gaan.')).toBeVisible();

  await page.keyboard.type('J. Jansen');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('.nl');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dank je wel.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht' })).toBeVisible();
  expect(sends).toBe(1);

  await test.step('a double click sends once', async () => {
    await open(page, paper);
    await mounted(page, 'gewoon');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(SENDS, async (route) => {
      await held;
      await route.fallback();
    });
    await form.getByLabel('Naam').fill('J. Jansen');
    await form.getByLabel('E-mailadres').fill('j.jansen@voorbeeld.nl');
    await form.getByLabel('Je bericht').fill('Dank je wel.');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Verstuur' }).dblclick();
    answer();
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht' })).toBeVisible();
    expect(sends).toBe(2);
  });
});

test('validates each form of a page: on a click, with the checks of the browser, its words, and where it is inserted later [forms-1, forms-2, forms-3, forms-4]', async ({
  paper,
  page,
}) => {
  await open(page, paper);
  await test.step('a click on send counts, although the field that is left by it gets a message', async () => {
    const form = await mounted(page, 'gewoon');
    const asked = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('submit', () => resolve('asked'), { once: true, capture: true });
        }),
    );
    await form.getByLabel('Je bericht').focus();
    const box = await form.getByRole('button', { name: 'Verstuur' }).boundingBox();
    if (!box) throw new Error('The button is not to be seen.');
    // At the button's upper edge: a message above it would move it away from the pointer.
    await page.mouse.move(box.x + box.width / 2, box.y + 3);
    await page.mouse.down();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(form.getByText('Vul dit veld in.')).toHaveCount(0);
    await page.mouse.up();
    expect(await asked).toBe('asked');
    await expect(form.getByText('Vul dit veld in.')).toHaveCount(3);
  });
  await test.step('the browser’s own checks are in Dutch', async () => {
    const form = await mounted(page, 'keuzes');
    await form.getByLabel('Website').fill('krant');
    await form.getByLabel('Aantal kranten').fill('12');
    await form.getByLabel('Postcode').fill('12 AB');
    await form.getByRole('button', { name: 'Verstuur' }).click();
    await expect(form.getByRole('group', { name: 'Wanneer mogen we bellen?' })).toContainText(
      'Kies een van de mogelijkheden.',
    );
    await expect(form.getByLabel('Rubriek')).toHaveAccessibleDescription('Kies een van de mogelijkheden.');
    await expect(form.getByLabel('Website')).toHaveAccessibleDescription(/volledig webadres/);
    await expect(form.getByLabel('Aantal kranten')).toHaveAccessibleDescription(
      'De waarde mag hooguit 9 zijn.',
    );
    // The browser includes the title in the description as well.
    await expect(form.getByLabel('Postcode')).toHaveAccessibleDescription(
      /Gebruik de gevraagde vorm: 1234 AB/,
    );
    await expect(form.getByLabel('Overdag')).toBeFocused();
  });
  await test.step('a form that is inserted later takes part, and one that leaves is forgotten', async () => {
    const section = page.locator('#later');
    await section.getByRole('button', { name: 'Voeg toe' }).click();
    const form = await mounted(page, 'later');
    await form.getByRole('button', { name: 'Verstuur' }).click();
    await expect(form.getByLabel('Naam')).toHaveAccessibleDescription('Vul dit veld in.');
    await section.getByRole('button', { name: 'Haal weg' }).click();
    await expect(form).toHaveCount(0);
  });
  await test.step('words are limited: a line is cut and goes on again, a longer text is refused', async () => {
    const form = await mounted(page, 'woorden');
    const title = form.getByLabel('Kop boven je brief');
    const letter = form.getByLabel('Je brief', { exact: true });
    await title.focus();
    await page.keyboard.insertText('De dijk moet er nu echt komen');
    await expect(title).toHaveValue('De dijk moet er nu');
    await expect(title).toHaveAccessibleDescription('Maximaal 5 woorden a.u.b. (U heeft er 7.)');
    await expect(title).not.toHaveAttribute('aria-invalid');
    await page.keyboard.type('x');
    await expect(title).toHaveValue('De dijk moet er nu');
    for (let letters = 0; letters < 3; letters += 1) await page.keyboard.press('Backspace');
    await expect(title).toHaveAccessibleDescription('');
    await page.keyboard.type(' straks');
    await expect(title).toHaveValue('De dijk moet er straks');

    const words = 'een twee drie vier vijf zes zeven acht negen tien elf';
    await letter.fill(words);
    await page.keyboard.press('Enter');
    await letter.blur();
    await expect(letter).toHaveAccessibleDescription('Maximaal 10 woorden a.u.b. (U heeft er 11.)');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(DEMO));
    await letter.fill('een twee drie');
    await expect(letter).toHaveAccessibleDescription('');
  });
});

test('a robot check loads with the first focus, can be retried, and only a verified one lets the form send [captcha-1, captcha-2, captcha-3]', async ({
  paper,
  page,
}) => {
  paper.allow(/^Failed to load resource.*api\.js/, /^nmt captcha: The robot check could not be loaded/);
  const scripts: string[] = [];
  let isBroken = true;
  await page.route('**/third-party/captcha/api.js*', (route) => {
    scripts.push(route.request().url());
    return isBroken ? route.fulfill({ status: 500, body: '' }) : route.fallback();
  });
  await open(page, paper);
  const form = await mounted(page, 'robotcontrole');
  expect(scripts).toEqual([]);
  await form.getByLabel('Naam').fill('J. Jansen');
  const group = form.getByRole('group', { name: 'Robotcontrole' });
  const robot = form.getByRole('checkbox', { name: 'Ik ben geen robot' });
  const send = form.getByRole('button', { name: 'Verstuur' });
  await test.step('one that does not load shows a message, and can be retried', async () => {
    await expect(group).toHaveAccessibleDescription(LOAD_FAILED);
    await send.click();
    await expect(page).toHaveURL(new RegExp(DEMO));
    isBroken = false;
    await group.getByRole('button', { name: 'Probeer het opnieuw' }).click();
    await expect(robot).toBeVisible();
    await expect(group).toHaveAccessibleDescription('');
  });
  const loaded = scripts.length;
  await test.step('one that is not verified holds the form back', async () => {
    await expect(form.getByRole('textbox')).toHaveCount(3);
    await form.getByLabel('E-mailadres').fill('j.jansen@voorbeeld.nl');
    await form.getByLabel('Je bericht').fill('Dank je wel.');
    await send.click();
    await expect(group).toHaveAccessibleDescription(TICK);
    await expect(group).toBeFocused();
  });
  await robot.check();
  await expect(group).toHaveAccessibleDescription('');
  await expect(robot).toBeFocused();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht' })).toBeVisible();
  expect(scripts).toHaveLength(loaded);
});

test('a press in a frame of the form, such as that of a robot check, keeps the focus there, and sends with its answer [captcha-3]', async ({
  paper,
  page,
}) => {
  // This answer does not come from the server.
  paper.allow(/^Failed to load resource.* 400 /);
  const answers = { 'text/javascript': FRAMED_CHECK, 'text/html': '<button>Ik ben een mens</button>' };
  await page.route('**/third-party/captcha/*', (route) => {
    const contentType = route.request().url().endsWith('/frame') ? 'text/html' : 'text/javascript';
    return route.fulfill({ contentType, body: answers[contentType] });
  });
  await open(page, paper);
  const form = await mounted(page, 'robotcontrole');
  await form.getByLabel('Naam').fill('Jan');
  await form.getByLabel('E-mailadres').fill('jan@voorbeeld.nl');
  await form.getByLabel('Je bericht').fill('Dag');
  await form.getByTitle('Controle').contentFrame().getByRole('button', { name: 'Ik ben een mens' }).click();
  await expect(form.getByTitle('Controle')).toBeFocused();
  const sent = page.waitForRequest(SENDS);
  await form.getByRole('button', { name: 'Verstuur' }).click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new Event('answer')));
  await sent;
});

test("the paper's readers send a letter from the opinion page [forms-4]", async ({ paper, page }) => {
  await paper.open('/sectie/opinie/');
  const form = page.getByRole('region', { name: 'Schrijf ons een brief' }).locator('form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-widget-state', 'mounted');
  await form.getByLabel('Je brief').fill(Array(101).fill('woord').join(' '));
  await form.getByLabel('Naam').focus();
  await expect(form.getByLabel('Je brief')).toHaveAccessibleDescription(
    'Maximaal 100 woorden a.u.b. (U heeft er 101.)',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent to its action, and the server validates it [forms-4]', async ({ page }) => {
    await page.goto(DEMO);
    const form = formIn(page, 'gewoon');
    await form.getByLabel('Naam').fill('J. Jansen');
    await form.getByLabel('E-mailadres').fill('j.jansen@voorbeeld.nl');
    await form.getByLabel('Je bericht').fill('Dank je wel.');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Verstuur' }).click();
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht' })).toBeVisible();
  });
});
