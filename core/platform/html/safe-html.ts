import type { DOMPurify } from 'dompurify';
import type { SiteConfig } from '../../runtime/config/site-config.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import { withoutInlineCode } from './without-inline-code.ts';

/**
 * The safe-HTML helper: the only way to turn fetched HTML into nodes [page-runtime-8]. The text is parsed in an
 * inert document, where nothing runs or loads; scripts, event handlers, `srcdoc`, frames, forms with a foreign
 * action, `javascript:` and `data:` links and inline styles (which the page's CSP refuses) are removed. The caller
 * inserts the nodes and mounts their hooks.
 * @param html the fetched text, from an address that {@link isFragmentAddressAllowed} allows
 * @returns the cleaned nodes
 * @throws Error (as a rejection) if the sanitiser could not be loaded
 */
export async function safeHtml(html: string): Promise<DocumentFragment> {
  const fragment = clean(await sanitiser(), html);
  // Only after sanitising: before, a field named like a property of its form could hide that property.
  for (const form of fragment.querySelectorAll('form[action]')) {
    if (!isOwnAddress(form.getAttribute('action') ?? '')) form.remove();
  }
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

/** The sanitiser is large and few pages need it. */
async function sanitiser(): Promise<DOMPurify> {
  return (await import('dompurify')).default;
}

function clean(purify: DOMPurify, html: string): DocumentFragment {
  return purify.sanitize(withoutInlineCode(html), {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['style', 'iframe', 'frame', 'frameset'],
    FORBID_ATTR: ['style', 'srcdoc'],
  });
}

function isOwnAddress(address: string): boolean {
  const url = parseAddress(address);
  return !!url && /^https?:$/.test(url.protocol) && url.origin === self.origin;
}
