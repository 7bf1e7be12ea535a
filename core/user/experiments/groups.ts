/** Two groups of the same size where a test says nothing else [ab-test-1]. */
const HALVES: readonly number[] = [50, 50];

/**
 * @param shares of each group in percent, from group 1 on
 * @returns the shares, those of two halves where there are none
 */
export function sharesOf({ shares }: { readonly shares?: readonly number[] }): readonly number[] {
  return shares ?? HALVES;
}

/**
 * Draws a group.
 * @param shares of each group, from group 1 on; above 0 in all
 * @param random from 0 up to 1
 * @returns from 1 on
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
 * Reads what was stored.
 * @param text of storage
 * @param count how many groups there are
 * @returns the group; undefined where it is none of this test
 */
export function parseGroup(text: string | undefined, count: number): number | undefined {
  const group = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return group >= 1 && group <= count ? group : undefined;
}
