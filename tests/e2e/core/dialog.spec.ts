import type { Locator, Page } from 'playwright/test';
import { pauseClock } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, contrastFaults, sidewaysOverflow } from '../support/whole-page.ts';
import { openPart } from '../support/workbench.ts';

const dialog = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });

/** Presses a button of the page, and returns the dialog that opens. */
async function openDialog(page: Page, button: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

const openForm = (page: Page) => openDialog(page, 'Nieuwe verzameling', 'Verzameling maken');

/** The index of the current entry in the tab's history. */
const entryIndex = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry
        .index,
  );

const hash = (page: Page) => new URL(page.url()).hash;

test('is a named modal dialog that keeps the focus inside and stays after a drag, and the page keeps its place [popups-3, modal-behaviour-6, modal-behaviour-7, modal-behaviour-12]', async ({
  paper,
  page,
}) => {
  await openPart(paper, page, 'dialog');
  const form = await openForm(page);
  await expect(form).toHaveAttribute('aria-modal', 'true');
  await expect(form.getByRole('heading', { name: 'Verzameling maken' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Sluiten' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Naam' })).toBeFocused();

  await test.step('Tab stays inside, both ways round', async () => {
    const stops = [
      form.getByRole('textbox', { name: 'Naam' }),
      form.getByRole('button', { name: 'Annuleren' }),
      form.getByRole('button', { name: 'Opslaan' }),
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
    // A click on the text removes the focus from all of them, but does not count as leaving.
    await form.getByText('Verzamel artikelen').click();
    await page.keyboard.press('Shift+Tab');
    await expect(form.locator(':focus')).toHaveCount(1);
  });

  await test.step('what is behind it gets neither pointer nor focus', async () => {
    const behind = page.getByRole('button', { name: 'Lange tekst', includeHidden: true });
    await behind.evaluate((button) => button.focus());
    await expect(behind).not.toBeFocused();
  });

  await test.step('a drag that ends on the overlay does not close it', async () => {
    const box = await form.getByText('Verzamel artikelen').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(form).toBeVisible();
  });

  await test.step('the page keeps its place where its body has the window’s height and an overflow of its own', async () => {
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html, body { height: 100% } body { overflow-x: hidden }');
      document.adoptedStyleSheets.push(sheet);
    });
    const button = page.getByRole('button', { name: 'Nieuwe verzameling', exact: true });
    await button.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await openForm(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

test('closes without a trace, and the focus returns to its opener or the place of it [modal-behaviour-4, modal-behaviour-6, modal-behaviour-10, modal-behaviour-12]', async ({
  paper,
  page,
}) => {
  await openPart(paper, page, 'dialog');
  const before = await entryIndex(page);
  const opener = page.getByRole('button', { name: 'Nieuwe verzameling' });
  for (const [way, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the button', () => dialog(page).getByRole('button', { name: 'Sluiten' }).click()],
    ['a click on the overlay', () => page.mouse.click(5, 5)],
  ] as const) {
    await test.step(`${way} closes it and leaves no entry`, async () => {
      await openForm(page);
      expect(hash(page)).toBe('#modal=addCollection');
      expect(await entryIndex(page)).toBe(before + 1);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect.poll(() => hash(page)).toBe('');
      expect(await entryIndex(page)).toBe(before);
      await expect(opener).toBeFocused();
      // It has been removed from the page completely.
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('style', '');
    });
  }

  await test.step('the focus moves to the neighbour of an opener that left the page', async () => {
    for (const [topic, next] of [
      ['Wonen', 'Zorg'],
      ['Zorg', 'Klimaat'],
    ] as const) {
      await openDialog(page, `Stop met ${topic}`, `${topic} ontvolgen`);
      expect(hash(page)).toBe('#modal=unsubscribe');
      await dialog(page).getByRole('button', { name: 'Stop met volgen van dit onderwerp' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: `Stop met ${next}` })).toBeFocused();
    }
  });

  await test.step('a fragment of the page itself returns to the address', async () => {
    await page.evaluate(() => history.replaceState(null, '', '#dialog'));
    await openForm(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => hash(page)).toBe('#dialog');
    await expect(opener).toBeFocused();
  });

  await test.step('an open one is removed with its widget', async () => {
    await openForm(page);
    await page.evaluate(() => document.querySelector('[data-widget="dialog"]')?.remove());
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect.poll(() => hash(page)).toBe('#dialog');
    await expect(page.locator('html')).toHaveAttribute('style', '');
    await expect(page.locator(':focus')).toHaveCount(1);
  });
});

test('Enter submits a form and answers a question, and keeps its usual effect on buttons and links; closing a question cancels it [modal-behaviour-5, modal-behaviour-11, dialog-2]', async ({
  paper,
  page,
}) => {
  await openPart(paper, page, 'dialog');
  await test.step('on a button or a link', async () => {
    const form = await openForm(page);
    await form.getByRole('textbox').fill('Klimaat');
    await form.getByRole('button', { name: 'Annuleren' }).press('Enter');
    await expect(dialog(page)).toHaveCount(0);

    await openForm(page);
    await form.getByRole('textbox').fill('Klimaat');
    await form.getByRole('link', { name: 'dit voorbeeld' }).press('Enter');
    // The link removed the hash, and the dialog with it.
    await expect(dialog(page)).toHaveCount(0);
    expect(hash(page)).toBe('#dialog');
    await expect(page.getByText('Opgeslagen:')).toHaveCount(0);
  });

  await test.step('from a field and from anywhere else', async () => {
    const form = await openForm(page);
    await form.getByRole('textbox').fill('Klimaat');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Opgeslagen: Klimaat')).toBeVisible();

    await openForm(page);
    await form.getByRole('textbox').fill('Wonen');
    await form.getByRole('heading').click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Opgeslagen: Wonen')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const [way, cancel] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click outside', () => page.mouse.click(5, 5)],
    ['Sluiten', () => dialog(page).getByRole('button', { name: 'Sluiten' }).click()],
    ['back', () => page.goBack()],
  ] as const) {
    await test.step(`on a question itself, which ${way} cancels`, async () => {
      const question = await openDialog(page, 'Vraag', 'Geschiedenis wissen?');
      await question.getByRole('heading').click();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Antwoord: clear')).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);

      await openDialog(page, 'Vraag', 'Geschiedenis wissen?');
      await cancel();
      await expect(page.getByText('Antwoord: cancelled')).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test('a wall stays and has no entry, a second modal takes the entry of the first, and back closes it [modal-behaviour-2, modal-behaviour-3, modal-behaviour-10, popups-3]', async ({
  paper,
  page,
}) => {
  await openPart(paper, page, 'dialog');
  const before = await entryIndex(page);
  await test.step('a wall stays, whatever the reader presses; others open over it', async () => {
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

  await test.step('a second modal closes the first and takes its entry over', async () => {
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

  await test.step('back closes it, forward opens nothing, and neither does a page with its hash', async () => {
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
    // It opens on the existing entry, and removes it when it closes.
    expect(await entryIndex(page)).toBe(before + 1);
    await openForm(page);
    expect(await entryIndex(page)).toBe(before + 1);
    await page.keyboard.press('Escape');
    await expect.poll(() => hash(page)).toBe('');
    expect(await entryIndex(page)).toBe(before);
  });
});

test('keeps its times: fades, the wait before a question, and a hash that a script takes away [modal-behaviour-3, modal-behaviour-8, modal-behaviour-9, dialog-1, dialog-2]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  await openPart(paper, page, 'dialog');
  await pauseClock(page);
  await test.step('overlay and panel fade in over 75 and 30 ms, and out over 250 ms', async () => {
    await page.evaluate(() => {
      const seen: [string, unknown][] = [];
      Object.assign(window, { seen });
      document.addEventListener('animationstart', ({ target }) => {
        // The fade may have ended by the time that its start is reported.
        seen.push([
          target instanceof HTMLDialogElement ? 'overlay' : 'panel',
          getComputedStyle(target as Element).animationDuration,
        ]);
      });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.toSorted());
    await openForm(page);
    const fadeIn = [
      ['overlay', '0.075s'],
      ['panel', '0.03s'],
    ];
    await expect.poll(seen).toEqual(fadeIn);
    await page.keyboard.press('Escape');
    await expect.poll(seen).toEqual([...fadeIn, ['overlay', '0.25s']].sort());
    await page.clock.runFor(249);
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  await test.step('a question shows after 150 ms and gives the answer that was chosen', async () => {
    const button = page.getByRole('button', { name: 'Vraag', exact: true });
    await button.click();
    await page.clock.runFor(149);
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(1);
    const question = dialog(page, 'Geschiedenis wissen?');
    await expect(question).toBeVisible();
    // Markup in texts is shown as text.
    await expect(question).toHaveAccessibleDescription(/De <b>48 artikelen<\/b> die/);
    await expect(question.getByRole('button', { name: 'Opslaan' })).toBeFocused();
    await question.getByRole('button', { name: 'Wissen' }).click();
    await expect(page.getByText('Antwoord: clear')).toBeVisible();
    await expect(button).toBeFocused();
    await page.clock.runFor(250);
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  await test.step('a hash that a script takes away closes it within 200 ms', async () => {
    await openForm(page);
    await page.evaluate(() => history.replaceState(null, '', location.pathname));
    await expect(page.locator('dialog')).toHaveJSProperty('open', true);
    await page.clock.runFor(200);
    await expect(page.locator('dialog')).toHaveJSProperty('open', false);
    await page.clock.runFor(250);
    await expect(page.locator('dialog')).toHaveCount(0);
    // Nothing observes the hash any more: another hash is set and removed, and is not changed back.
    await page.evaluate(() => history.replaceState(null, '', '#modal=addCollection'));
    await page.clock.runFor(1_000);
    expect(hash(page)).toBe('#modal=addCollection');
  });
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

const SAMPLES = [
  ['Nieuwe verzameling', 'Verzameling maken'],
  ['Lange tekst', 'Voorwaarden van het abonnement'],
  ['Vraag', 'Geschiedenis wissen?'],
] as const;

/** Everything behind it is inert. */
const MODAL = { include: 'dialog[open]' };

test('is accessible and whole on a desktop and on a phone, light, dark and in forced colours, does not fade with reduced motion, and is not printed [modal-behaviour-9]', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPart(paper, page, 'dialog');
  await test.step('no fades', async () => {
    const fades = () => page.evaluate(() => document.getAnimations().length);
    await openForm(page);
    expect(await fades()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await fades()).toBe(0);
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [button, name] of SAMPLES) {
      const open = await openDialog(page, button, name);
      const label = `${button} at ${width} px`;
      expect.soft(await accessibilityFaults(page, MODAL), label).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await contrastFaults(page, MODAL), `${label}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect.soft(await sidewaysOverflow(page), label).toEqual([]);
      const close = await open.getByRole('button', { name: 'Sluiten' }).boundingBox();
      expect.soft(close?.width, label).toBeGreaterThanOrEqual(44);
      expect.soft((close?.x ?? 0) + (close?.width ?? 0), label).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  }

  await test.step('an edge in forced colours, and nothing on paper', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const form = await openForm(page);
    await expect(form.locator('> div')).toHaveCSS('border-top-style', 'solid');
    await expect(form.locator('> div')).toHaveCSS('border-left-width', '2px');
    await page.emulateMedia({ media: 'print' });
    await expect(form.getByRole('heading')).toBeHidden();
  });
});
