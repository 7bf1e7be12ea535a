import { vi } from 'vitest';

/** Opens a page that was prerendered, and waits until what waited for that has begun, after the first paint. */
export async function activatePage(): Promise<void> {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  const painted = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(20);
  await painted;
}
