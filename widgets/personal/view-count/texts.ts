/**
 * The text for an anonymous visitor.
 * @param left number of free articles left, 0 or more
 */
export function remainingText(left: number): string {
  if (left === 0) return 'Geen gratis artikelen meer';
  return left === 1 ? 'Nog 1 gratis artikel' : `Nog ${left} gratis artikelen`;
}
