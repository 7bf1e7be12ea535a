import { type BrowserContext, expect, type Page } from 'playwright/test';

/**
 * Stops a clock that was installed without a time of its own, an hour on: what waited until then happens once. From now
 * on a busy machine takes nothing off the times that a test checks.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * Moves an installed clock on, second by second, until something happened. Files and answers arrive in real time: one
 * long step may end before the timer that it is about has been set, and makes calls under way reach their time-out.
 * @param page whose clock is installed
 * @param happened called after each second
 */
export async function runUntil(page: Page, happened: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await happened()).toBe(true);
  }).toPass({ intervals: [20] });
}

/**
 * Notes whether a test pauses the clock. Playwright would let it go on by itself after the test, while it makes the
 * context ready for the next one, whose page then begins with a script for a clock that is not there.
 * @returns a function to call at the test's end, while the context is still its own
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
