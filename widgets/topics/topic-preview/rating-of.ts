/** A taxonomy of an article, as the topics' backend sends it. */
interface Taxonomy {
  readonly type?: string | undefined;
  readonly value?: string | number | undefined;
  readonly name?: string | number | undefined;
  readonly slug?: string | number | undefined;
}

/** The type of the taxonomy with the balls of a review [topic-preview-2]. */
const BALLS = 'review_ballen';

/**
 * The rating of a review: that of the first taxonomy `review_ballen`, in its `value`, `name` or `slug`.
 * @param taxonomies the article's taxonomies; undefined for invalid entries
 * @returns 1 to 5; undefined if there is no rating, or it is not a whole number from 1 to 5 [topic-preview-3]
 */
export function ratingOf(taxonomies: readonly (Taxonomy | undefined)[]): number | undefined {
  const balls = taxonomies.find((taxonomy) => taxonomy?.type === BALLS);
  const rating = String(balls?.value ?? balls?.name ?? balls?.slug ?? '').trim();
  return /^[1-5]$/.test(rating) ? Number(rating) : undefined;
}
