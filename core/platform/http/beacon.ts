import { isSafeAddress } from '../../runtime/page/address.ts';

/**
 * Sends a form to a service without reading an answer: url-encoded, without cookies. Fails silently. The call
 * outlives the page. Where `fetch` does not support that (Firefox before 133), a page that is leaving uses
 * `sendBeacon`, which does send the service's own cookies; set `isLeaving` only then.
 * @param address https, or on this site; other addresses are not called
 * @param fields names and values
 * @param isLeaving whether the page is being left
 */
export function sendForm(
  address: string,
  fields: Readonly<Record<string, string>>,
  isLeaving: boolean,
): void {
  if (!isSafeAddress(address)) return;
  const body = new URLSearchParams(fields);
  try {
    if (isLeaving && !('keepalive' in Request.prototype)) {
      navigator.sendBeacon(address, body);
      return;
    }
    // "no-cors": the answer is not read, so the service need not allow it.
    const init = { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true } as const;
    fetch(address, init).catch(() => {});
  } catch {
    // A browser may refuse a call at once, such as one that a policy forbids.
  }
}
