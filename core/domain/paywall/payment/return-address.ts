import { addressParameter } from '../../../platform/history/address-parameter.ts';
import { removeSecrets } from '../../../platform/navigation/remove-secrets.ts';
import { returnPath } from '../../../platform/navigation/return-to.ts';

/**
 * Parameters that the return address of a payment does not have: those that the payment adds, and private ones
 * [payment-7].
 */
const LEFT_OUT = /^(activationId|paymentRef|email|gaa_.*)$|token|invit/i;

/**
 * Returns the return address of a payment: the page's address without `activationId`, `paymentRef`, `gaa_*`, tokens and
 * personal data [payment-7, gift-article-view-3].
 * @param href the page's address
 */
export function paymentReturn(href: string = location.href): string {
  const url = new URL(href);
  removeSecrets(url, LEFT_OUT);
  // The wall from which the visitor pays: a backend that appends its parameter to the text would write it into this
  // parameter.
  if (url.hash.startsWith('#modal=')) url.hash = '';
  return url.href;
}

/**
 * Returns the address after a registration: `return_to` of the page's address if it is safe, otherwise the page itself;
 * it ends in `#account-created` [registration-3, registration-14].
 * @param at the page's address
 * @param isSafe the safe-URL rule, for a `return_to` on another host
 */
export function registrationReturn(
  isSafe: (address: string) => string | undefined,
  at: Pick<URL, 'search' | 'origin' | 'pathname'> = location,
): string {
  const requested = addressParameter('return_to', at.search) ?? '';
  const path =
    returnPath(requested, at.origin) ?? (/^https:\/\//i.test(requested) ? isSafe(requested) : undefined);
  const target = path ?? returnPath(at.pathname, at.origin) ?? '/';
  return `${target.replace(/#.*$/s, '')}#account-created`;
}
