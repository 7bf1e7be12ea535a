import { vi } from 'vitest';

/** Waits until callbacks for the next paint have run. */
export async function painted(): Promise<void> {
  const done = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(20);
  await done;
}
