/** The maximum length of a misspelt name that is compared, because it may be any text of a page. */
const MAX_LENGTH = 80;

/**
 * Returns the name closest to a misspelt one; undefined if more than a third of its letters differ from every name.
 * @param misspelt the misspelt name
 * @param names the existing names
 */
export function nearestName(misspelt: string, names: Iterable<string>): string | undefined {
  const name = misspelt.slice(0, MAX_LENGTH).toLowerCase();
  let best: string | undefined;
  let least = Math.floor(name.length / 3) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const difference = distance(name, candidate);
    if (difference < least) {
      least = difference;
      best = candidate;
    }
  }
  return best;
}

/** Returns the number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  // The last two rows of the table: the distances from a prefix of a to each prefix of b.
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, length) => length);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(above, j) + 1,
          at(row, j - 1) + 1,
          at(above, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = row;
  }
  return at(above, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
