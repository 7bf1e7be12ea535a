import { type BrowserContext, expect, type Page } from 'playwright/test';

/**
 * Pauses a clock that was installed without a time, an hour later: timers that were waiting run once. From now on a
 * busy machine does not affect the times that a test checks.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * Advances an installed clock second by second until something has happened. Files and answers arrive in real time: a
 * single long step may end before the timer in question has been set, and make pending calls time out.
 * @param page a page whose clock is installed
 * @param happened called after each second
 */
export async function runUntil(page: Page, happened: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await happened()).toBe(true);
  }).toPass({ intervals: [20] });
}

/**
 * Tracks whether a test pauses the clock. Playwright would let it run again after the test, while it prepares the
 * context for the next one, whose page then starts with a script for a clock that does not exist.
 * @returns a function to call at the test's end, while the context still belongs to it
 */
export function watchClock({ clock }: BrowserContext): () => Promise<void> {
  let isPaused = false;
  const pauseAt = clock.pauseAt.bind(clock);
  clock.pauseAt = (time) => {
    isPaused = true;
    return pauseAt(time);
  };
  return async () => {
    if (isPaused) await clock.resume();
  };
}
