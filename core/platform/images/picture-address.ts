import { isSafeAddress, parseAddress } from '../../runtime/page/address.ts';

/**
 * Attributes in which lazy-load plugins store the address of a picture while `src` has a placeholder: `data-src`,
 * `data-lazy-src` and the like, of WP Rocket, Jetpack, LiteSpeed, lazysizes, Ezoic and others.
 */
const LAZY = /^data-(?:(?:\w+-)*\w*src|original|lazy|lazyload)$/;
const LAZY_SET = /^data-(?:\w+-)*\w*srcset$/;

/** Matches the address in the markup of a picture for readers without scripts, with any quotation marks. */
const SOURCE = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s>]+))/i;

/**
 * Returns the address of the picture that an image shows, or will show when a lazy-load plugin has replaced the
 * placeholder.
 * @param image an image in the document, or in a parsed page
 * @param base the page's address
 * @returns an absolute address; that of the placeholder if the markup has no other
 */
export function pictureAddress(image: HTMLImageElement, base?: string): string | undefined {
  const source = image.getAttribute('src');
  const shown = image.currentSrc || (source ? parseAddress(source, base)?.href : undefined);
  const lazy = resolve(lazySource(image), base);
  // The file in `src` may be a placeholder, too, but the candidates in `srcset` are always pictures.
  const isPicture = shown !== undefined && !/^(?:data|blob):/.test(shown);
  if (isPicture && (!lazy || image.hasAttribute('srcset'))) return shown;
  return lazy ?? resolve(sourceForNoScript(image), base) ?? shown;
}

/**
 * Returns the source that a lazy-load plugin has moved out of an image's `src`, as written.
 * @returns undefined if there is none
 */
export function lazySource(image: Element): string | undefined {
  const named = (pattern: RegExp) =>
    [...image.attributes].find(({ name, value }) => pattern.test(name) && value.trim() !== '')?.value.trim();
  // The last of several candidates is usually the largest.
  return named(LAZY) ?? named(LAZY_SET)?.split(/,\s+/).at(-1)?.trim().split(/\s/)[0];
}

/** Plugins put the picture itself into a `noscript` next to the placeholder; if scripts run, its content is text. */
function sourceForNoScript(image: Element): string | undefined {
  const own = image.closest('picture') ?? image;
  const beside = [own.nextElementSibling, own.previousElementSibling].find((one) => one?.matches('noscript'));
  const [, ...found] = SOURCE.exec(beside?.innerHTML ?? '') ?? [];
  return found.find(Boolean)?.replaceAll('&amp;', '&');
}

function resolve(address: string | undefined, base?: string): string | undefined {
  return address && isSafeAddress(address, base) ? parseAddress(address, base)?.href : undefined;
}
