import { expect, type Page } from 'playwright/test';

/** Presses Tab until an element has the focus, like a reader without a mouse. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'checkbox' | 'textbox',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus does not come to ${role} ${name}.`);
}
