import { vi } from 'vitest';

/** Waits until what waits for the next paint has run. */
export async function painted(): Promise<void> {
  const done = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(20);
  await done;
}
