import type { SiteConfig } from '../../runtime/config/site-config.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import { browserSanitizer } from './browser-sanitizer.ts';
import { isOwnAddress } from './is-own-address.ts';
import { MARKUP_RULES } from './markup-rules.ts';
import { removeUnsafeValues } from './remove-unsafe-values.ts';
import { withoutInlineCode } from './without-inline-code.ts';

/**
 * The safe-HTML helper: the only way to turn fetched HTML into nodes [page-runtime-8]. The text is parsed in an inert
 * document, where nothing runs or loads; scripts, event handlers, `srcdoc`, frames, forms with a foreign action,
 * `javascript:` and `data:` links and inline styles (which the page's CSP refuses) are removed. The browser's own
 * sanitizer does that, and DOMPurify in browsers without one. The caller inserts the nodes and mounts their hooks.
 * @param html the fetched text, from an address that {@link isFragmentAddressAllowed} allows
 * @returns the cleaned nodes
 * @throws Error (as a rejection) if a sanitizer is needed and could not be loaded
 */
export async function safeHtml(html: string): Promise<DocumentFragment> {
  const sanitize = browserSanitizer() ?? (await loadSanitizer());
  const fragment = sanitize(withoutInlineCode(html));
  removeUnsafeValues(fragment);
  return fragment;
}

/**
 * Whether HTML may be fetched from an address: the page's own origin or one of the site's `fragmentOrigins`
 * [page-runtime-8].
 * @param address absolute, or relative to the page
 * @param config the site's configuration
 */
export function isFragmentAddressAllowed(
  address: string,
  config: Pick<SiteConfig, 'fragmentOrigins'>,
): boolean {
  if (isOwnAddress(address)) return true;
  const url = parseAddress(address);
  return url?.protocol === 'https:' && config.fragmentOrigins.includes(url.origin);
}

/** DOMPurify is large, so it is loaded only if it is needed. */
async function loadSanitizer(): Promise<(html: string) => DocumentFragment> {
  const { default: purify } = await import('dompurify');
  const { dropped, html, svg, math, attributes, svgAttributes, mathAttributes } = MARKUP_RULES;
  return (text) =>
    purify.sanitize(text, {
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: [...html, ...svg, ...math],
      ALLOWED_ATTR: [...attributes, ...svgAttributes, ...mathAttributes, 'xlink:href'],
      ADD_FORBID_CONTENTS: [...dropped],
    });
}
