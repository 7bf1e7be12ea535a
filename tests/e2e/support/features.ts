import type { Page } from 'playwright/test';

/** Waits until a feature of the page itself, without a separate hook, has mounted. */
export async function running(page: Page, feature: string): Promise<void> {
  await page.waitForFunction(
    (name) =>
      window.nmt &&
      !Array.isArray(window.nmt) &&
      window.nmt.state().some((hook) => hook.feature === name && hook.state === 'mounted'),
    feature,
  );
}
