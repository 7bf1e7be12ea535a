import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { openPart } from '../support/workbench.ts';

const copy = (page: Page) => page.getByRole('button', { name: 'Kopieer link' }).click();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('puts a text on the clipboard, also where the browser refuses or has no clipboard of its own', async ({
  paper,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPart(paper, page, 'share');
  await copy(page);
  await expect(page.getByText('Gekopieerd', { exact: true })).toBeVisible();
  expect(await clipboard(page)).toBe(page.url());

  for (const broken of ['refused', 'missing']) {
    await page.evaluate(async (broken) => {
      await navigator.clipboard.writeText('iets anders');
      const { readText } = navigator.clipboard;
      const read = readText.bind(navigator.clipboard);
      const refused = {
        readText: read,
        writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      };
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: broken === 'refused' ? refused : { readText: read },
      });
    }, broken);
    const button = page.getByRole('button', { name: 'Kopieer link' });
    await button.click();
    await expect.poll(() => clipboard(page), broken).toBe(page.url());
    await expect(button).toBeFocused();
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  }
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('opens the share sheet and shows how that went; says so where nothing can copy', async ({
  paper,
  page,
}) => {
  await openPart(paper, page, 'share');
  const url = new URL('/features/workbench', page.url()).href;
  const shared = { title: await page.title(), text: 'Lees dit.', url };
  // No result twice in a row, so that each one changes the text.
  for (const [name, outcome, answer] of [
    ['handed over', 'Gedeeld.', 'resolve'],
    ['closed by the reader', 'Niet gedeeld.', 'AbortError'],
    ['refused', 'Dit apparaat heeft geen deelmenu.', 'NotAllowedError'],
    ['open already', 'Niet gedeeld.', 'InvalidStateError'],
    ['missing', 'Dit apparaat heeft geen deelmenu.', undefined],
  ] as const) {
    await test.step(`the share sheet is ${name}`, async () => {
      await page.evaluate((answer) => {
        const asked: ShareData[] = [];
        Object.assign(window, { asked });
        Object.defineProperties(navigator, {
          canShare: { configurable: true, value: () => true },
          share: {
            configurable: true,
            value: (data: ShareData) => {
              asked.push(data);
              return answer === 'resolve' ? Promise.resolve() : Promise.reject(new DOMException('', answer));
            },
          },
        });
        if (answer !== undefined) return;
        for (const owner of [navigator, Navigator.prototype]) Reflect.deleteProperty(owner, 'share');
      }, answer);
      await page.getByRole('button', { name: 'Deel deze pagina' }).click();
      await expect(page.getByText(outcome)).toBeVisible();
      const asked = await page.evaluate(() => (window as unknown as { asked: ShareData[] }).asked);
      expect(asked).toEqual(answer === undefined ? [] : [shared]);
    });
  }

  await test.step('nothing can copy', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await copy(page);
    await expect(page.getByText('Kon niet kopiëren.')).toBeVisible();
  });
});
