import { pageValue } from '../../runtime/page/page-value.ts';
import { withoutInlineCode } from './without-inline-code.ts';

/**
 * The one Trusted Types policy of the product. A page that enforces Trusted Types lists `nmt-scripts` and, for browsers
 * without a sanitizer of their own, DOMPurify's policy `dompurify` in its `trusted-types` directive. In a browser
 * without Trusted Types (Firefox 115, Safari 16.4) plain strings are used.
 */

/** The part of the Trusted Types API that is used here (W3C, "Trusted Types"). */
interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(address: string, isAllowed: (address: string) => boolean): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const RULES: Policy = {
  createHTML: (html) => html,
  createScriptURL(address, isAllowed) {
    if (!isAllowed(address)) throw new TypeError(`${address} is not an allowed script address.`);
    return address;
  },
};

/** A browser allows only one policy with the same name. */
const policyOf = pageValue((factory: PolicyFactory) => factory.createPolicy('nmt-scripts', RULES));

/**
 * Sets a script's address.
 * @param script an element that is not in the document yet
 * @param address absolute
 * @param isAllowed whether the address is allowed; called by the policy, so that no caller can bypass it
 * @throws TypeError for an address that is not allowed, or if the page does not allow the policy
 */
export function setScriptAddress(
  script: HTMLScriptElement,
  address: string,
  isAllowed: (address: string) => boolean,
): void {
  // The DOM types do not have TrustedScriptURL, but the property accepts one.
  script.src = policy().createScriptURL(address, isAllowed) as string;
}

/**
 * Registers a service worker of the page's own origin; browsers allow no other.
 * @param address absolute
 * @param scope the path of the pages that it serves; by default that of its own folder
 * @throws TypeError for another origin, or if the page does not allow the policy; DOMException if the browser could not
 *   register it
 */
export function registerWorker(address: string, scope?: string): Promise<ServiceWorkerRegistration> {
  const isOwn = (candidate: string) => new URL(candidate).origin === self.origin;
  // The DOM types do not have TrustedScriptURL, but the method accepts one.
  const script = policy().createScriptURL(address, isOwn) as string;
  return navigator.serviceWorker.register(script, ...(scope === undefined ? [] : [{ scope }]));
}

/**
 * Parses a page into a separate document that is never shown: none of its scripts run and nothing loads (HTML standard,
 * DOMParser). The result is for reading only. Content to be shown must go through `safeHtml` as text first.
 * @param html a whole page
 */
export function parseInert(html: string): Document {
  // The DOM types do not have TrustedHTML, but the parser accepts one.
  return new DOMParser().parseFromString(policy().createHTML(withoutInlineCode(html)) as string, 'text/html');
}

function policy(): Policy {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy ? policyOf(trustedTypes) : RULES;
}
