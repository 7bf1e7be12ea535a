/**
 * The name most like a misspelt one, or undefined where none is close: at most a third of its letters differ.
 * @param name what the hook says
 * @param names what exists
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.floor(name.length / 3) + 1;
  for (const candidate of names) {
    const difference = distance(name.toLowerCase(), candidate);
    if (difference < least) {
      least = difference;
      best = candidate;
    }
  }
  return best;
}

/** Levenshtein distance: letters to add, drop or replace. */
function distance(a: string, b: string): number {
  let row = Array.from(b, (_, index) => index + 1);
  for (let i = 0; i < a.length; i++) {
    let corner = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = a[i] === b[j] ? corner : 1 + Math.min(corner, above, left);
      corner = above;
      left = cost;
      return cost;
    });
  }
  return row[b.length - 1] ?? a.length;
}
