import type { Locator, Page } from 'playwright/test';
import { pauseClock } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, contrastFaults, sidewaysOverflow } from '../support/whole-page.ts';
import { openPart } from '../support/workbench.ts';

const dialog = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });

/** Presses a button of the page, and gives the dialog that opens. */
async function openDialog(page: Page, button: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

const openForm = (page: Page) => openDialog(page, 'Nieuwe verzameling', 'Verzameling maken');

/** Which entry of the tab's history is shown. */
const entryIndex = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry
        .index,
  );

const hash = (page: Page) => new URL(page.url()).hash;

test.beforeEach(async ({ paper, page }) => {
  await openPart(paper, page, 'dialog');
});

test('is a named modal dialog with a button Sluiten; the focus starts on the first field [popups-3, modal-behaviour-12]', async ({
  page,
}) => {
  const form = await openForm(page);
  await expect(form).toHaveAttribute('aria-modal', 'true');
  await expect(form.getByRole('heading', { name: 'Verzameling maken' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Sluiten' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  // What is behind it gets neither pointer nor focus.
  const behind = page.getByRole('button', { name: 'Lange tekst', includeHidden: true });
  await behind.evaluate((button) => button.focus());
  await expect(behind).not.toBeFocused();
});

test('keeps Tab inside, both ways round [modal-behaviour-7, modal-behaviour-12]', async ({ page }) => {
  const form = await openForm(page);
  const stops = [
    form.getByRole('textbox', { name: 'Naam' }),
    form.getByRole('button', { name: 'Annuleren' }),
    form.getByRole('button', { name: 'Bewaren' }),
    form.getByRole('button', { name: 'Sluiten' }),
    form.getByRole('link', { name: 'dit voorbeeld' }),
  ];
  for (const stop of [...stops.slice(1), ...stops]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  for (const stop of [...stops]
    .reverse()
    .slice(1)
    .concat([...stops].reverse())) {
    await page.keyboard.press('Shift+Tab');
    await expect(stop).toBeFocused();
  }
  // A click on the text takes the focus from all of them; it still does not leave.
  await form.getByText('Verzamel artikelen').click();
  await page.keyboard.press('Shift+Tab');
  await expect(form.locator(':focus')).toHaveCount(1);
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the button', (page: Page) => dialog(page).getByRole('button', { name: 'Sluiten' }).click()],
  ['a click on the overlay', (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`${way} closes it, gives the focus back and leaves no entry [modal-behaviour-4, modal-behaviour-6, modal-behaviour-10, modal-behaviour-12]`, async ({
    page,
  }) => {
    const before = await entryIndex(page);
    await openForm(page);
    expect(hash(page)).toBe('#modal=addCollection');
    expect(await entryIndex(page)).toBe(before + 1);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => hash(page)).toBe('');
    expect(await entryIndex(page)).toBe(before);
    await expect(page.getByRole('button', { name: 'Nieuwe verzameling' })).toBeFocused();
    // Nothing of it is left in the page.
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('style', '');
  });
}

test('gives the focus back where the address had a fragment of its own [modal-behaviour-10, modal-behaviour-12]', async ({
  page,
}) => {
  await page.evaluate(() => history.replaceState(null, '', '#dialog'));
  await openForm(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => hash(page)).toBe('#dialog');
  await expect(page.getByRole('button', { name: 'Nieuwe verzameling' })).toBeFocused();
});

test('a drag that ends on the overlay does not close it [modal-behaviour-6]', async ({ page }) => {
  const form = await openForm(page);
  const box = await form.getByText('Verzamel artikelen').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(form).toBeVisible();
});

test('Enter submits, from a field and from anywhere else [modal-behaviour-5]', async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole('textbox').fill('Klimaat');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Bewaard: Klimaat')).toBeVisible();

  await openForm(page);
  await form.getByRole('textbox').fill('Wonen');
  await form.getByRole('heading').click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bewaard: Wonen')).toBeVisible();
});

test('Enter on a button or a link has its usual effect [modal-behaviour-11]', async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole('textbox').fill('Klimaat');
  await form.getByRole('button', { name: 'Annuleren' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  await openForm(page);
  await form.getByRole('textbox').fill('Klimaat');
  await form.getByRole('link', { name: 'dit voorbeeld' }).press('Enter');
  // The link took the hash away, and with it the dialog.
  await expect(dialog(page)).toHaveCount(0);
  expect(hash(page)).toBe('#dialog');
  await expect(page.getByText('Bewaard:')).toHaveCount(0);
});

test('the back button closes it, forward opens nothing, and neither does a page with its hash [modal-behaviour-2, modal-behaviour-3, modal-behaviour-10]', async ({
  paper,
  page,
}) => {
  await openForm(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(hash(page)).toBe('');
  await expect(page.getByRole('button', { name: 'Nieuwe verzameling' })).toBeFocused();
  await page.goForward();
  expect(hash(page)).toBe('#modal=addCollection');
  await expect(dialog(page)).toHaveCount(0);

  await page.reload();
  await paper.ready();
  await page.locator('[data-widget="dialog"]').scrollIntoViewIfNeeded();
  await paper.settle('dialog');
  await expect(dialog(page)).toHaveCount(0);
  // It opens on the entry that is there, and takes it along when it closes.
  const before = await entryIndex(page);
  await openForm(page);
  expect(await entryIndex(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => hash(page)).toBe('');
  expect(await entryIndex(page)).toBe(before - 1);
});

test('a hash that a script takes away closes it within 200 ms [modal-behaviour-3]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  await openPart(paper, page, 'dialog');
  await openForm(page);
  await pauseClock(page);
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await expect(page.locator('dialog')).toHaveJSProperty('open', true);
  await page.clock.runFor(200);
  await expect(page.locator('dialog')).toHaveJSProperty('open', false);
  await page.clock.runFor(250);
  await expect(page.locator('dialog')).toHaveCount(0);
  // Nothing watches any more: another hash is set and removed, and stays as it is.
  await page.evaluate(() => history.replaceState(null, '', '#modal=addCollection'));
  await page.clock.runFor(1_000);
  expect(hash(page)).toBe('#modal=addCollection');
});

test('a second modal closes the first and takes its entry over [modal-behaviour-10]', async ({ page }) => {
  const before = await entryIndex(page);
  const terms = await openDialog(page, 'Lange tekst', 'Voorwaarden van het abonnement');
  expect(hash(page)).toBe('#modal=custom');
  await terms.getByRole('button', { name: 'Meer weten' }).click();
  await expect(dialog(page, 'Meer weten')).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
  expect(hash(page)).toBe('#modal=itemShare');
  expect(await entryIndex(page)).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect.poll(() => entryIndex(page)).toBe(before);
  await expect(page.getByRole('button', { name: 'Lange tekst' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('style', '');
});

const fades = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const { duration } = animation.effect?.getTiming() ?? {};
      return [target instanceof HTMLDialogElement ? 'overlay' : 'panel', duration];
    }),
  );

test('overlay and panel fade in over 75 and 30 ms, and out over 250 ms [modal-behaviour-8, modal-behaviour-9]', async ({
  page,
}) => {
  /** Presses a key and stops the fades that it begins, in the same frame. */
  const during = (key: string) =>
    page.evaluate(
      (key) =>
        new Promise<void>((resolve) => {
          document.addEventListener('animationstart', () => resolve(), { once: true });
          if (key === 'Enter') (document.activeElement as HTMLElement).click();
        }),
      key,
    );
  await page.getByRole('button', { name: 'Nieuwe verzameling' }).focus();
  await page.evaluate(() => {
    const seen: [string, unknown][] = [];
    Object.assign(window, { seen });
    document.addEventListener('animationstart', ({ target }) => {
      // The fade itself may be over by the time that its beginning is reported.
      seen.push([
        target instanceof HTMLDialogElement ? 'overlay' : 'panel',
        getComputedStyle(target as Element).animationDuration,
      ]);
    });
  });
  await during('Enter');
  const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.splice(0));
  await expect.poll(async () => (await fades(page)).length).toBe(0);
  expect((await seen()).sort()).toEqual([
    ['overlay', '0.075s'],
    ['panel', '0.03s'],
  ]);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await seen()).toEqual([['overlay', '0.25s']]);
});

test('nothing fades for visitors who prefer reduced motion [modal-behaviour-9]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page);
  expect(await fades(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await fades(page)).toEqual([]);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a wall stays, whatever the reader presses; others open over it [popups-3]', async ({ page }) => {
  const before = await entryIndex(page);
  const wall = await openDialog(page, 'Muur', 'Lees verder met een abonnement');
  expect(await entryIndex(page)).toBe(before);
  await expect(wall.getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await expect(wall).toBeVisible();
  await expect(wall).toHaveJSProperty('open', true);
  await wall.getByRole('button', { name: 'Vraag boven de muur' }).click();
  await expect(dialog(page, 'Geschiedenis wissen?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Geschiedenis wissen?')).toHaveCount(0);
  await expect(wall.getByRole('button', { name: 'Vraag boven de muur' })).toBeFocused();
  await wall.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('style', '');
});

test('a question shows after 150 ms and gives the answer that was chosen [dialog-1, dialog-2]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  await openPart(paper, page, 'dialog');
  await pauseClock(page);
  const button = page.getByRole('button', { name: 'Vraag', exact: true });
  await button.click();
  await page.clock.runFor(149);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(1);
  const question = dialog(page, 'Geschiedenis wissen?');
  await expect(question).toBeVisible();
  // Texts are text.
  await expect(question).toHaveAccessibleDescription(/De <b>48 artikelen<\/b> die/);
  await expect(question.getByRole('button', { name: 'Bewaren' })).toBeFocused();
  await question.getByRole('button', { name: 'Wissen' }).click();
  await expect(page.getByText('Antwoord: clear')).toBeVisible();
  await expect(button).toBeFocused();
});

for (const [way, cancel] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click outside', (page: Page) => page.mouse.click(5, 5)],
  ['Sluiten', (page: Page) => dialog(page).getByRole('button', { name: 'Sluiten' }).click()],
] as const) {
  test(`${way} counts as cancelled [dialog-2]`, async ({ page }) => {
    await openDialog(page, 'Vraag', 'Geschiedenis wissen?');
    await cancel(page);
    await expect(page.getByText('Antwoord: cancelled')).toBeVisible();
  });
}

test('Enter on the question itself gives its first answer [modal-behaviour-5]', async ({ page }) => {
  const question = await openDialog(page, 'Vraag', 'Geschiedenis wissen?');
  await question.getByRole('heading').click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Antwoord: clear')).toBeVisible();
});

test('the focus moves to the neighbour of an opener that left the page [modal-behaviour-12]', async ({
  page,
}) => {
  const leave = async (topic: string) => {
    await openDialog(page, `Stop met ${topic}`, `Niet meer volgen: ${topic}`);
    expect(hash(page)).toBe('#modal=unsubscribe');
    await dialog(page).getByRole('button', { name: 'Stop met volgen van dit onderwerp' }).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await leave('Wonen');
  await expect(page.getByRole('button', { name: 'Stop met Zorg' })).toBeFocused();
  await leave('Zorg');
  await expect(page.getByRole('button', { name: 'Stop met Klimaat' })).toBeFocused();
});

test('leaves nothing behind when its widget is removed while it is open [modal-behaviour-10, modal-behaviour-12]', async ({
  page,
}) => {
  await openForm(page);
  await page.evaluate(() => document.querySelector('[data-widget="dialog"]')?.remove());
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe('');
  await expect(page.locator('html')).toHaveAttribute('style', '');
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('the page keeps its place and the room of its scrollbar', async ({ playwright, baseURL }) => {
  const { executablePath = '', args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await playwright.chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
  await page.goto(`${baseURL}/features/workbench`);
  await page.locator('[data-widget="dialog"]').scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Nieuwe verzameling' });
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(0);
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 500);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await button.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(async () => (await button.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  await browser.close();
});

for (const [width, height] of [
  [1280, 800],
  [320, 640],
] as const) {
  test(`is accessible and whole at ${width} px, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    for (const [button, name] of [
      ['Nieuwe verzameling', 'Verzameling maken'],
      ['Lange tekst', 'Voorwaarden van het abonnement'],
      ['Vraag', 'Geschiedenis wissen?'],
    ] as const) {
      const open = await openDialog(page, button, name);
      expect.soft(await accessibilityFaults(page), button).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await contrastFaults(page), `${button}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect.soft(await sidewaysOverflow(page), button).toEqual([]);
      const close = await open.getByRole('button', { name: 'Sluiten' }).boundingBox();
      expect.soft(close?.width).toBeGreaterThanOrEqual(44);
      expect.soft((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });
}

test('has an edge in forced colours, and is not printed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = await openForm(page);
  await expect(form.locator('> div')).toHaveCSS('border-top-style', 'solid');
  await expect(form.locator('> div')).toHaveCSS('border-left-width', '2px');
  await page.emulateMedia({ media: 'print' });
  await expect(form.getByRole('heading')).toBeHidden();
});
