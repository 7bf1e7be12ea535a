// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleInDialog } from '../../../../../../core/user/personal/dialog/settle-in-dialog.ts';
import type { WriteOutcome } from '../../../../../../core/user/profile/profile-write.ts';

const { signal } = new AbortController();
const REFUSED = { state: 'refused', status: 500 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A change whose result arrives after a while. */
const after = (milliseconds: number, outcome: WriteOutcome) =>
  new Promise<WriteOutcome>((resolve) => {
    setTimeout(() => resolve(outcome), milliseconds);
  });

it.each([
  ['closes after a success', 100, { state: 'sent' }, true, undefined],
  ['stays open after a refusal, without a toast', 100, REFUSED, false, undefined],
  ['closes after 8 s, and stays quiet after a late success', 9_000, { state: 'sent' }, true, undefined],
  [
    'closes after 8 s, and says that the change was refused after all',
    9_000,
    REFUSED,
    true,
    'Er is iets misgegaan. Probeer het later opnieuw.',
  ],
  [
    'asks to log in',
    100,
    { state: 'logged-out' },
    false,
    'Je bent niet meer ingelogd. Log in en probeer het opnieuw. Inloggen',
  ],
  [
    'asks to log in after a late answer too',
    9_000,
    { state: 'logged-out' },
    true,
    'Je bent niet meer ingelogd. Log in en probeer het opnieuw. Inloggen',
  ],
] as const)('%s [collection-modals-15]', async (_, time, outcome, isDone, text) => {
  const settled = vi.fn();
  void settleInDialog(after(time, outcome), signal).then(settled);
  await vi.advanceTimersByTimeAsync(Math.min(time, 8_000));
  expect(settled).toHaveBeenCalledWith(isDone);
  // The result, and then the time in which a toast gets its text.
  await vi.advanceTimersByTimeAsync(Math.max(0, time - 8_000) + 200);
  const toasts = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
  expect(toasts).toEqual(text === undefined ? [] : [text]);
});
