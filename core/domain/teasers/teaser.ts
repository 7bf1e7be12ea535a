import { nullish, number, object, type output, string, union } from 'zod/mini';
import { maybe } from '../../platform/schema/maybe.ts';
import { isSafeAddress } from '../../runtime/page/address.ts';

const words = maybe(nullish(string()));

/** A teaser of an article, as the publisher's answers have it [article-links-2]; what is missing costs only itself. */
export const articleTeaserSchema = object({
  article_id: union([number(), string()]),
  headline: string(),
  teaser: words,
  image: maybe(nullish(object({ urls: maybe(object({ medium: words })) }))),
  label: words,
  relative_url: words,
  article_type: words,
  flag: words,
});

/** A teaser that can be shown. */
export interface ArticleTeaser {
  readonly articleId: string;
  readonly headline: string;
  readonly teaser: string | undefined;
  /** The medium picture's address; undefined where there is none that may be loaded. */
  readonly image: string | undefined;
  readonly label: string | undefined;
  /** Where it leads; undefined makes a teaser without a link. */
  readonly url: string | undefined;
  readonly articleType: string | undefined;
  /** A word that marks it among others. */
  readonly flag: string | undefined;
}

/**
 * Makes a teaser of an answer ready to be shown [article-links-2, article-links-4].
 * @param raw as the schema accepts it
 * @param base the page's address
 */
export function articleTeaser(
  raw: output<typeof articleTeaserSchema>,
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

/** The site's own, or https; not `javascript:`, `data:` and what is no address [article-links-4]. */
function safeAddress(raw: string | null | undefined, base: string): string | undefined {
  const address = wordsIn(raw);
  return address !== undefined && isSafeAddress(address, base) ? address : undefined;
}
