import { maybe } from '../../../core/platform/schema/maybe.ts';
import { optionalText } from '../../../core/platform/schema/optional-text.ts';
import { nullish, type OutputOf, object, string } from '../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../core/platform/schema/text-or-number.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';

/** A teaser of an article in the publisher's answers [article-links-2]; a missing field discards only itself. */
export const articleTeaserSchema = object({
  article_id: textOrNumber,
  headline: string(),
  teaser: optionalText,
  image: maybe(nullish(object({ urls: maybe(object({ medium: optionalText })) }))),
  label: optionalText,
  relative_url: optionalText,
  article_type: optionalText,
  flag: optionalText,
});

/** A teaser with valid fields. */
export interface ArticleTeaser {
  readonly articleId: string;
  readonly headline: string;
  readonly teaser: string | undefined;
  /** The address of the medium picture; undefined if there is none or it is not allowed. */
  readonly image: string | undefined;
  readonly label: string | undefined;
  /** The article's address; a teaser without one is not linked. */
  readonly url: string | undefined;
  readonly articleType: string | undefined;
  /** A label, such as a section or a type. */
  readonly flag: string | undefined;
}

/**
 * Creates a teaser from an answer [article-links-2, article-links-4].
 * @param raw the teaser as the schema accepts it
 * @param base the page's address
 */
export function articleTeaser(
  raw: OutputOf<typeof articleTeaserSchema>,
  base: string = document.baseURI,
): ArticleTeaser {
  return {
    articleId: String(raw.article_id),
    headline: raw.headline.trim(),
    teaser: wordsIn(raw.teaser),
    image: safeAddress(raw.image?.urls?.medium, base),
    label: wordsIn(raw.label),
    url: safeAddress(raw.relative_url, base),
    articleType: wordsIn(raw.article_type),
    flag: wordsIn(raw.flag),
  };
}

const wordsIn = (raw: string | null | undefined): string | undefined => raw?.trim() || undefined;

/**
 * Accepts the site's own addresses and https, but not `javascript:`, `data:` and invalid addresses [article-links-4].
 */
function safeAddress(raw: string | null | undefined, base: string): string | undefined {
  const address = wordsIn(raw);
  return address !== undefined && isSafeAddress(address, base) ? address : undefined;
}
