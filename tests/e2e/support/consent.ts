import type { Page } from 'playwright/test';

/** A reader's choice, by purpose. */
export type Choice = Readonly<Record<string, boolean>>;

export const ALL: Choice = { 'social-media': true, uitgebreid: true };
export const NONE: Choice = { 'social-media': false, uitgebreid: false };

/** Simulates a reader who made a choice on an earlier visit; later choices override it. */
export async function choseBefore(page: Page, choice: Choice): Promise<void> {
  await page.addInitScript((value) => {
    // A sandboxed frame has no origin, and no storage.
    if (origin === 'null' || localStorage.getItem('nmt_consent')) return;
    localStorage.setItem('nmt_consent', JSON.stringify({ value, savedAt: Date.now() }));
  }, choice);
}

/** The choice that the browser has stored. */
export function keptChoice(page: Page): Promise<Choice | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('nmt_consent') ?? '{}').value);
}
