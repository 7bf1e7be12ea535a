import { isSafeAddress, parseAddress } from '../../runtime/page/address.ts';

/**
 * Where lazy-load plugins keep the address of a picture while `src` has a placeholder: `data-src`, `data-lazy-src` and
 * the like, of WP Rocket, Jetpack, LiteSpeed, lazysizes, Ezoic and others.
 */
const LAZY = /^data-(?:(?:\w+-)*\w*src|original|lazy|lazyload)$/;
const LAZY_SET = /^data-(?:\w+-)*\w*srcset$/;

/** The address in the markup of a picture for readers without scripts, whose quotation marks may be any. */
const SOURCE = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s>]+))/i;

/**
 * The address of the picture that an image shows, or will show when a lazy-load plugin has put it in the place of the
 * placeholder.
 * @param image in the document, or in a page that was read
 * @param base the page's address
 * @returns an absolute address; that of the placeholder if the markup has no other
 */
export function pictureAddress(image: HTMLImageElement, base?: string): string | undefined {
  const source = image.getAttribute('src');
  const shown = image.currentSrc || (source ? parseAddress(source, base)?.href : undefined);
  const lazy = resolve(lazySource(image), base);
  // A file may be a placeholder, too; candidates for the browser to choose from are pictures.
  const isPicture = shown !== undefined && !/^(?:data|blob):/.test(shown);
  if (isPicture && (!lazy || image.hasAttribute('srcset'))) return shown;
  return lazy ?? resolve(sourceForNoScript(image), base) ?? shown;
}

/**
 * The source that a lazy-load plugin has taken out of an image's `src`, as it is written.
 * @returns undefined if there is none
 */
export function lazySource(image: Element): string | undefined {
  const named = (pattern: RegExp) =>
    [...image.attributes].find(({ name, value }) => pattern.test(name) && value.trim() !== '')?.value.trim();
  // Of several candidates the last is the largest, as a rule.
  return named(LAZY) ?? named(LAZY_SET)?.split(/,\s+/).at(-1)?.trim().split(/\s/)[0];
}

/** Plugins put the picture itself into a `noscript` beside the placeholder; with scripts its content is text. */
function sourceForNoScript(image: Element): string | undefined {
  const own = image.closest('picture') ?? image;
  const beside = [own.nextElementSibling, own.previousElementSibling].find((one) => one?.matches('noscript'));
  const [, ...found] = SOURCE.exec(beside?.innerHTML ?? '') ?? [];
  return found.find(Boolean)?.replaceAll('&amp;', '&');
}

function resolve(address: string | undefined, base?: string): string | undefined {
  return address && isSafeAddress(address, base) ? parseAddress(address, base)?.href : undefined;
}
