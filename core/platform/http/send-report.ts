import { onceActivated } from '../page-life/activation.ts';

/**
 * Sends a text to an address whose answer nobody reads, also from a page that is being left: `sendBeacon`, or `fetch`
 * with `keepalive` if the browser refuses that (its queue is full) or does not support it. The text is sent as plain
 * text, which needs no preflight at another origin. Fails silently. A prerendered page sends once the visitor opens it.
 * @param address https, or on this site
 * @param text at most 64 KiB together with all reports that are still being sent
 */
export function sendReport(address: string, text: string): void {
  onceActivated(() => {
    if (beacon(address, text)) return;
    const init = { method: 'POST', body: text, keepalive: true, credentials: 'omit' } as const;
    fetch(address, init).catch(() => {});
  });
}

function beacon(address: string, text: string): boolean {
  try {
    return navigator.sendBeacon(address, text);
  } catch {
    return false;
  }
}
