import type { Locator, Page } from 'playwright/test';

/** What opens the menu: a link that becomes a button when the reader turns to it. */
export const menuOpener = (page: Page): Locator =>
  page.getByRole('banner').locator('[data-menu-opener][aria-label="Menu"]');

/** What opens the account menu. */
export const accountOpener = (page: Page): Locator =>
  page.getByRole('banner').locator('[data-menu-opener][aria-label="Mijn account"]');

/** The open account menu; without scripts it is in the header. */
export const accountMenu = (page: Page): Locator => page.locator('#account, dialog:has(#account)').first();
