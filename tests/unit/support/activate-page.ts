import { painted } from './painted.ts';

/** Activates a prerendered page, and waits until the work that waited for it has started, after the first paint. */
export async function activatePage(): Promise<void> {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  await painted();
}
