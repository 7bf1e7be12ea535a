import { maybe } from '../../platform/schema/maybe.ts';
import { optionalText } from '../../platform/schema/optional-text.ts';
import { nullish, type OutputOf, object, string, union } from '../../platform/schema/schema.ts';
import { isSafeAddress } from '../../runtime/page/address.ts';

/** One size of a picture: an address, or addresses by format. */
const rendition = maybe(nullish(union([string(), object({ url: optionalText, url_webp: optionalText })])));
const sizes = { small: rendition, medium: rendition };

/**
 * A picture in the publisher's answers: an address, one size, or several sizes, in `urls` or without it. Each part may
 * be missing or wrong without costing the others.
 */
export const pictureSchema = maybe(
  nullish(
    union([
      string(),
      object({ url: optionalText, url_webp: optionalText, ...sizes, urls: maybe(nullish(object(sizes))) }),
    ]),
  ),
);

/** One size of a picture with safe addresses, at least one. */
export interface Rendition {
  readonly url?: string | undefined;
  readonly webp?: string | undefined;
}

/** A picture that can be shown. */
export interface Picture {
  readonly small: Rendition;
  readonly medium: Rendition;
}

/**
 * Reads a picture: http elsewhere, `javascript:`, `data:` and invalid addresses are left out.
 * @param raw as the schema accepts it
 * @returns a missing size is that of the other; undefined if nothing can be shown
 */
export function readPicture(raw: OutputOf<typeof pictureSchema>): Picture | undefined {
  const whole = typeof raw === 'string' ? { url: raw } : raw;
  const sized = { ...whole, ...whole?.urls };
  const single = renditionOf(whole);
  const medium = renditionOf(sized.medium) ?? single ?? renditionOf(sized.small);
  const small = renditionOf(sized.small) ?? medium;
  return medium && small && { small, medium };
}

interface RawRendition {
  readonly url?: string | null | undefined;
  readonly url_webp?: string | null | undefined;
}

function renditionOf(raw: RawRendition | string | null | undefined): Rendition | undefined {
  const { url, url_webp } =
    ((typeof raw === 'string' ? { url: raw } : raw) as RawRendition & {
      url_webp?: string | null;
    }) ?? {};
  const [plain, webp] = [safe(url), safe(url_webp)];
  return plain || webp ? { url: plain, webp } : undefined;
}

function safe(raw: string | null | undefined): string | undefined {
  const address = raw?.trim();
  return address && isSafeAddress(address) ? address : undefined;
}
