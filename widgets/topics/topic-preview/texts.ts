/** The highest rating of a review. */
export const BALLS = 5;

/** A rating for screen readers [topic-preview-3]. */
export function ballsText(rating: number): string {
  return `${rating} van ${BALLS} ballen`;
}
