import type { Locator, Page } from 'playwright/test';

/** The menu's opener: a link that becomes a button on interaction. */
export const menuOpener = (page: Page): Locator =>
  page.getByRole('banner').locator('[data-menu-opener][aria-label="Menu"]');

/** The account menu's opener. */
export const accountOpener = (page: Page): Locator =>
  page.getByRole('banner').locator('[data-menu-opener][aria-label="Mijn account"]');

/** The open account menu; without scripts it is in the header. */
export const accountMenu = (page: Page): Locator => page.locator('#account, dialog:has(#account)').first();
