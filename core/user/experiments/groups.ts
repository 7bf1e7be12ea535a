/** The default: two groups of the same size [ab-test-1]. */
const HALVES: readonly number[] = [50, 50];

/**
 * @param shares the share of each group in percent, from group 1 on
 * @returns the shares; two halves by default
 */
export function sharesOf({ shares }: { readonly shares?: readonly number[] }): readonly number[] {
  return shares ?? HALVES;
}

/**
 * Draws a group.
 * @param shares the share of each group, from group 1 on; their sum is above 0
 * @param random from 0 up to 1
 * @returns the group, from 1 on
 */
export function drawGroup(shares: readonly number[], random: number): number {
  let left = random * shares.reduce((sum, share) => sum + share, 0);
  const index = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return index < 0 ? shares.length : index + 1;
}

/**
 * Parses a stored group.
 * @param text the text from storage
 * @param count the number of groups
 * @returns the group; undefined if the test has no such group
 */
export function parseGroup(text: string | undefined, count: number): number | undefined {
  const group = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return group >= 1 && group <= count ? group : undefined;
}
