import { isSafeAddress } from '../../runtime/page/address.ts';
import { isPrerendering, onceActivated } from '../page-life/activation.ts';

/**
 * Sends a form to a service without reading an answer: url-encoded, without cookies. Fails silently. The call outlives
 * the page. If `fetch` does not support that (Firefox before 133), a page that is leaving uses `sendBeacon`, which does
 * send the service's own cookies; set `isLeaving` only then. A prerendered page sends once the visitor opens it, and
 * nothing if nobody does.
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
    if (isLeaving && !isPrerendering() && !('keepalive' in Request.prototype)) {
      navigator.sendBeacon(address, body);
      return;
    }
    // "no-cors": the answer is not read, so the service need not allow it.
    const init = { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true } as const;
    onceActivated(() => void fetch(address, init).catch(() => {}));
  } catch {
    // A browser may refuse a call at once, such as one that a policy forbids.
  }
}
