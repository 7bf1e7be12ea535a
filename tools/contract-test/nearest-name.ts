/**
 * The name that a wrong one most likely means.
 * @returns undefined if none is near
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 4));
  const near = names
    .map((other) => ({ other, distance: distanceOf(plain(name), plain(other)) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, two) => one.distance - two.distance);
  return near[0]?.other ?? names.find((other) => endsWithWord(other, name));
}

/** `type` is the last word of `buttonType` and of `button_type`. */
function endsWithWord(other: string, name: string): boolean {
  const words = other.split(/[_-]|(?=[A-Z])/).map((word) => word.toLowerCase());
  return name.length > 3 && words.length > 1 && words.at(-1) === name.toLowerCase();
}

/** `articleId`, `article_id` and `article-id` are one name. */
const plain = (name: string) => name.replace(/[_-]/g, '').toLowerCase();

/** Insertions, deletions and substitutions (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    let left = i;
    const next = [left];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      left = Math.min(left + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      next.push(left);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
