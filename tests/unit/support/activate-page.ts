import { painted } from './painted.ts';

/** Opens a page that was prerendered, and waits until what waited for that has begun, after the first paint. */
export async function activatePage(): Promise<void> {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  await painted();
}
