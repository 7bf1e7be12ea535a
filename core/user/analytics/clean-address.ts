import { removeSecrets } from '../../platform/navigation/remove-secrets.ts';
import { parseAddress } from '../../runtime/page/address.ts';

/**
 * Parameters that grant access or identify the visitor: `token`, `gift_token`, `id_token` and any other token, `email`,
 * those of invitations, the id of a payment, which opens the subscription, and Google's grants [analytics-3,
 * click-tracking-2, family-invitation-2, paywall-analytics-3].
 */
const SECRET = /token$|^email$|invit|^activationId$|^gaa_/i;

/** The maximum length of a compact address, in characters [analytics-2]. */
const MAX_LENGTH = 100;

/**
 * Removes everything from an address that grants access or identifies the visitor: the parameters of tokens,
 * invitations, payments and e-mail addresses, in the query, the fragment and the addresses inside of them, and a user
 * name before the host [analytics-3].
 * @param address absolute, or relative to the page
 * @returns the absolute address; empty for a text that is not an http or https address
 */
export function cleanAddress(address: string): string {
  const url = address.trim() ? parseAddress(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  url.username = '';
  url.password = '';
  removeSecrets(url, SECRET);
  return url.href;
}

/**
 * Returns an address for events: clean, and with at most 100 characters. A longer one loses its fragment, its query and
 * its scheme, in that order, as far as needed; then its end is cut off [analytics-2, analytics-3].
 * @param address absolute, or relative to the page
 */
export function compactAddress(address: string): string {
  const shorter = [/#.*$/s, /\?.*$/s, /^https?:\/\//];
  const compact = shorter.reduce(
    (text, part) => (text.length > MAX_LENGTH ? text.replace(part, '') : text),
    cleanAddress(address),
  );
  // Removes half an escaped character at the cut, such as "%C3%".
  return compact.length > MAX_LENGTH ? compact.slice(0, MAX_LENGTH).replace(/%[\dA-F]?$/i, '') : compact;
}
