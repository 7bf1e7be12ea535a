import type { Page } from 'playwright/test';

/** What a reader may have chosen, by purpose. */
export type Choice = Readonly<Record<string, boolean>>;

export const ALL: Choice = { 'social-media': true, uitgebreid: true };
export const NONE: Choice = { 'social-media': false, uitgebreid: false };

/** Plays a reader who chose on an earlier visit; what they choose from now on counts. */
export async function choseBefore(page: Page, choice: Choice): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('nmt_consent')) return;
    localStorage.setItem('nmt_consent', JSON.stringify({ value, savedAt: Date.now() }));
  }, choice);
}

/** The choice that the browser keeps. */
export function keptChoice(page: Page): Promise<Choice | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('nmt_consent') ?? '{}').value);
}
