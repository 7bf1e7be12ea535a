/**
 * The name that was probably meant, by the rule of core/runtime/caretaker/nearest-name.ts: linter and console propose the
 * same one. A test compares the two.
 * @param {string} found
 * @param {Iterable<string>} names
 * @returns {string | undefined} undefined if more than a third of its letters differ from each name
 */
export function nearest(found, names) {
  const name = found.slice(0, 80).toLowerCase();
  let least = Math.floor(name.length / 3) + 1;
  let best;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const difference = distance(name, candidate);
    if (difference < least) [least, best] = [difference, candidate];
  }
  return best;
}

/** The number of letters to add, drop, replace or swap with their neighbour. */
function distance(one, other) {
  let before = [];
  let above = Array.from({ length: other.length + 1 }, (_, length) => length);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        above[j] + 1,
        row[j - 1] + 1,
        above[j - 1] + (isSame ? 0 : 1),
        isSwap ? before[j - 2] + 1 : Infinity,
      );
    }
    [before, above] = [above, row];
  }
  return above[other.length];
}
