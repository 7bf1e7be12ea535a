import { expect, type Page } from 'playwright/test';

/**
 * Stops a clock that was installed without a time of its own, an hour on: what waited until then happens once. From now
 * on a busy machine takes nothing off the times that a test checks.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * Moves a paused clock on, second by second, until something happened. The network keeps real time: a long step
 * would make calls under way reach their time-out.
 * @param page whose clock is installed and paused
 * @param happened asked after each second
 */
export async function runUntil(page: Page, happened: () => boolean): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(happened()).toBe(true);
  }).toPass({ intervals: [20] });
}
