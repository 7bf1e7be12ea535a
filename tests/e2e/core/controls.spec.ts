import type { Locator, Page } from 'playwright/test';
import { expect, type Paper, test } from '../support/paper.ts';

/** The workbench also shows failing parts, which log messages. */
const SAYS = /^nmt |^Failed to load resource/;

async function openWorkbench(paper: Paper): Promise<void> {
  paper.tolerate(SAYS);
  await paper.open('/features/workbench');
}

/** Scrolls one part of the workbench into view. */
async function show(page: Page, part: string): Promise<Locator> {
  const section = page.locator(`#${part}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'mounted');
  return section;
}

const carousel = (section: Locator, name: string) => section.getByRole('region', { name, exact: true });

/** The scroll position of a row at rest. */
async function standstill(list: Locator): Promise<number> {
  return list.evaluate(async (element) => {
    let last = Number.NaN;
    let same = 0;
    while (same < 12) {
      await new Promise(requestAnimationFrame);
      same = element.scrollLeft === last ? same + 1 : 0;
      last = element.scrollLeft;
    }
    return last;
  });
}

test('tabs, radio buttons, switches, a form and a busy button work with the keyboard alone', async ({
  paper,
  page,
}) => {
  await openWorkbench(paper);
  await test.step('tabs open by arrows, Home and End, and Tab leads into the panel', async () => {
    const section = await show(page, 'tabs');
    const tab = (name: string) => section.getByRole('tab', { name });
    await tab('Vandaag').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Deze week')).toBeFocused();
    await expect(section.getByRole('tabpanel', { name: 'Deze week' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab('Zoeken')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('dijken');
    await tab('Zoeken').focus();
    await page.keyboard.press('Home');
    await expect(tab('Vandaag')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Vandaag')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByLabel('Zoek in het archief')).toHaveValue('dijken');
  });

  await test.step('radio buttons are chosen by arrows, a switch by the space bar', async () => {
    const radios = await show(page, 'radio-group');
    await radios.getByLabel('Elke zaterdag').focus();
    await page.keyboard.press('ArrowDown');
    await expect(radios.getByLabel('Liever niet')).toBeChecked();
    const switches = await show(page, 'switch');
    const first = switches.getByRole('switch', { name: 'Meldingen over dit onderwerp' });
    await first.focus();
    await page.keyboard.press('Space');
    await expect(first).not.toBeChecked();
  });

  await test.step('a form is filled in and sent, and its list leads to the invalid fields', async () => {
    const section = await show(page, 'form');
    const form = section.getByRole('region', { name: 'Zonder robotcontrole' });
    await form.getByRole('textbox', { name: 'Naam' }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByText('5 velden zijn nog niet ingevuld')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Naam' })).toBeFocused();
    await page.keyboard.type('Jan');
    await page.keyboard.press('Tab');
    await page.keyboard.type('jan@voorbeeld.nl');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Dank je wel.');
    for (const key of ['Tab', 'Space', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(form.getByText('Verstuurd, voor de 1e keer.')).toBeVisible();
  });

  await test.step('a busy button keeps its width, its focus and its name', async () => {
    const section = await show(page, 'button');
    const button = section.getByRole('button', { name: 'Maak bezig' });
    const before = await button.boundingBox();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeFocused();
    expect((await button.boundingBox())?.width).toBe(before?.width);
    await expect(section.getByRole('status').filter({ hasText: 'Bezig…' }).last()).toBeAttached();
  });
});

test('a carousel moves by its row, by its buttons and under the mouse, and announces its position', async ({
  paper,
  page,
}) => {
  await openWorkbench(paper);
  const section = await show(page, 'carousel');
  const region = carousel(section, 'Uitgelicht');
  const list = region.getByRole('list');
  await test.step('by the keyboard; it knows its ends', async () => {
    const back = region.getByRole('button', { name: 'Vorige' });
    const on = region.getByRole('button', { name: 'Volgende' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveAccessibleDescription('Dit is het begin.');
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect(region.getByText('4 tot en met 6 van 8')).toBeAttached();
    await expect(back).not.toHaveAttribute('aria-disabled');
    await page.keyboard.press('End');
    await expect(region.getByText('6 tot en met 8 van 8')).toBeAttached();
    await expect(on).toHaveAccessibleDescription('Dit is het einde.');
    await page.keyboard.press('Home');
    await expect(region.getByText('1 tot en met 3 van 8')).toBeAttached();
    await on.focus();
    // Both at once, so that the row is still moving at the second press.
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
    // The second press counts from the target of the first one, although the row is still moving.
    await expect(region.getByText('6 tot en met 8 van 8')).toBeAttached();
    await expect(on).toBeFocused();
    await list.focus();
    await page.keyboard.press('Home');
    await expect(region.getByText('1 tot en met 3 van 8')).toBeAttached();
    expect(await standstill(list)).toBe(0);
  });

  await test.step('a mouse drags it without following a link; a press that slips is a click', async () => {
    const link = region.getByRole('link', { name: 'De stille opmars van de warmtepomp' });
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not to be seen.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 200, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 150, y, { steps: 4 });
    await page.mouse.move(box.x - 120, y, { steps: 6 });
    await page.mouse.up();
    expect(await standstill(list)).toBeGreaterThan(250);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    const target = region.getByRole('link', { name: 'Hoe een dorp zijn school redde' });
    const place = await target.boundingBox();
    if (!place) throw new Error('The link is not to be seen.');
    await page.mouse.move(place.x + 40, place.y + 40);
    await page.mouse.down();
    await page.mouse.move(place.x + 43, place.y + 40);
    await page.mouse.up();
    await expect(page).toHaveURL(/#uitgelicht$/);
  });
});

test('on a phone every part fits, and everything that can be pressed has room for a finger', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWorkbench(paper);
  for (const part of ['button', 'link-button', 'carousel', 'tabs', 'field']) {
    const section = await show(page, part);
    for (const role of ['button', 'tab', 'textbox', 'link'] as const) {
      for (const control of await section.getByRole(role).all()) {
        const box = await control.boundingBox();
        expect.soft(box?.height, `${part}: ${role}`).toBeGreaterThanOrEqual(44);
        expect.soft(box?.width, `${part}: ${role}`).toBeGreaterThanOrEqual(44);
      }
    }
  }

  await test.step('the list of errors leaves the window to the fields', async () => {
    const section = await show(page, 'form');
    const form = section.getByRole('region', { name: 'Zonder robotcontrole' });
    await form.getByRole('textbox', { name: 'Naam' }).focus();
    await page.keyboard.press('Enter');
    const heading = form.getByRole('alert').filter({ hasText: '5 velden zijn nog niet ingevuld' });
    const summary = heading.locator('..');
    expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(0.25 * 640);
    for (const name of await summary.getByRole('button').all()) {
      expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    await summary.getByRole('button', { name: 'Ik ga akkoord met de voorwaarden' }).click();
    await expect(form.getByRole('checkbox', { name: 'Ik ga akkoord met de voorwaarden' })).toBeFocused();
  });

  await test.step('a carousel shows fewer items where there is less room', async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    const section = await show(page, 'carousel');
    const items = carousel(section, 'Uitgelicht').getByRole('listitem');
    await expect(items.nth(0)).toBeInViewport({ ratio: 0.9 });
    await expect(items.nth(2)).not.toBeInViewport();
    const all = carousel(section, 'Alles past');
    await expect(all.getByRole('button')).toHaveCount(0);
  });

  await test.step('a tab that does not fit is scrolled into view', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const section = await show(page, 'tabs');
    await section.getByRole('tab', { name: 'Groningen' }).focus();
    await page.keyboard.press('End');
    await expect(section.getByRole('tab', { name: 'Noord-Brabant' })).toBeInViewport({ ratio: 0.95 });
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 700 } });

  test('a carousel snaps to an item after a swipe and announces it', async ({ paper, page, context }) => {
    await openWorkbench(paper);
    const section = await show(page, 'carousel');
    const region = carousel(section, 'Uitgelicht');
    const list = region.getByRole('list');
    await list.scrollIntoViewIfNeeded();
    const box = await list.boundingBox();
    if (!box) throw new Error('The row is not to be seen.');
    const devtools = await context.newCDPSession(page);
    const y = box.y + box.height / 2;
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    const start = box.x + box.width - 40;
    await finger('touchStart', [{ x: start, y }]);
    for (let moved = 20; moved <= 200; moved += 20) await finger('touchMove', [{ x: start - moved, y }]);
    await finger('touchEnd', []);
    await expect(region.getByText(/van 8$/)).toBeAttached();
    const left = await standstill(list);
    const places = await list.evaluate((element) => {
      const inset = Number.parseFloat(getComputedStyle(element).paddingInlineStart);
      const start = element.getBoundingClientRect().left + inset - element.scrollLeft;
      return [...element.children].map((item) => item.getBoundingClientRect().left - start);
    });
    expect(left).toBeGreaterThan(100);
    expect(places.some((place) => Math.abs(place - left) <= 1)).toBe(true);
  });
});

test('nothing moves with reduced motion, forced colours keep edges and states apart, and paper carries no controls', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWorkbench(paper);
  await test.step('nothing turns, breathes or glides; a carousel with a step moves by 277 px at once', async () => {
    for (const part of ['button', 'skeleton', 'switch', 'carousel']) await show(page, part);
    await page.locator('#button').scrollIntoViewIfNeeded();
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
    const region = carousel(await show(page, 'carousel'), 'Podcasts');
    await region.getByRole('button', { name: 'Volgende' }).click();
    expect(await standstill(region.getByRole('list'))).toBe(277);
  });

  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const style = (locator: Locator, name: string) =>
      locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
    const buttons = await show(page, 'button');
    const primary = buttons.getByRole('button', { name: 'Inschrijven' }).first();
    expect(await style(primary, 'border-top-width')).toBe('2px');
    expect(await style(primary, 'border-top-color')).not.toBe('rgba(0, 0, 0, 0)');
    const switches = await show(page, 'switch');
    const [on, off] = [switches.getByRole('switch').nth(0), switches.getByRole('switch').nth(1)];
    expect(await style(on, 'background-color')).not.toBe(await style(off, 'background-color'));
    const tabs = await show(page, 'tabs');
    const [open, closed] = [tabs.getByRole('tab').nth(0), tabs.getByRole('tab').nth(1)];
    expect(await style(open, 'border-bottom-color')).not.toBe(await style(closed, 'border-bottom-color'));
    const fields = await show(page, 'field');
    expect(await style(fields.getByLabel('E-mailadres met een fout'), 'border-top-style')).toBe('double');
  });

  await test.step('paper', async () => {
    const section = await show(page, 'button');
    const fields = await show(page, 'field');
    const row = await show(page, 'carousel');
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect(fields.getByRole('textbox')).toHaveCount(0);
    await expect(row.getByRole('button')).toHaveCount(0);
    const lists = row.getByRole('list');
    expect(await lists.first().evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
  });
});
