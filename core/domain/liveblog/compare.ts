/** An update in a list, as far as two lists are compared. */
export interface Listed {
  readonly id: string;
  readonly pinned: boolean;
  /** Stands for what a reader sees of it; another content is another text. */
  readonly content: string;
}

/** What makes one list of updates another. */
export interface Changes {
  /** Ids that only the second list has, in its order. */
  readonly added: readonly string[];
  /** Ids that only the first list has, in its order. */
  readonly removed: readonly string[];
  /** Ids in both whose content or pin differs, in the order of the second. */
  readonly changed: readonly string[];
  /** Ids in both that have to move: as few as possible. All others keep their order. */
  readonly moved: readonly string[];
}

/**
 * Compares two lists of updates, each with ids that are used once.
 * @param before the list that is shown
 * @param after the list that the server has
 */
export function compareLists(before: readonly Listed[], after: readonly Listed[]): Changes {
  const known = new Map(before.map((update, index) => [update.id, { update, index }]));
  const wanted = new Set(after.map(({ id }) => id));
  const both = after.filter(({ id }) => known.has(id));
  const stay = longestRise(both.map(({ id }) => known.get(id)?.index ?? 0));
  return {
    added: after.filter(({ id }) => !known.has(id)).map(({ id }) => id),
    removed: before.filter(({ id }) => !wanted.has(id)).map(({ id }) => id),
    changed: both.filter((update) => differs(known.get(update.id)?.update, update)).map(({ id }) => id),
    moved: both.filter((_, position) => !stay.has(position)).map(({ id }) => id),
  };
}

/**
 * Places new updates in a list of which only they are known to be new: the first page of a liveblog in pages. A
 * pinned one comes before the first pinned one, any other before the first that is not pinned [liveblog-6].
 * @param shown the list
 * @param fresh the new ones, in the server's order
 * @returns the list with all of them
 */
export function placeNew<Update extends { readonly pinned: boolean }>(
  shown: readonly Update[],
  fresh: readonly Update[],
): Update[] {
  const list = [...shown];
  // From the last to the first, so that each comes before those that the server has after it.
  for (const update of [...fresh].reverse()) {
    const first = list.findIndex(({ pinned }) => pinned === update.pinned);
    if (first >= 0) list.splice(first, 0, update);
    else if (update.pinned) list.unshift(update);
    else list.push(update);
  }
  return list;
}

/**
 * The updates of a first page that are new. What is not known and stands behind all that is known came up from the
 * second page, when something on the first was taken away: it is old.
 * @param listed the page, in the server's order
 * @param isKnown whether an update was there before
 */
export function newOnFirstPage<Update extends { readonly pinned: boolean }>(
  listed: readonly Update[],
  isKnown: (update: Update) => boolean,
): Update[] {
  const lastKnown = listed.findLastIndex((update) => !update.pinned && isKnown(update));
  return listed.filter(
    (update, index) => !isKnown(update) && (update.pinned || index < lastKnown || lastKnown < 0),
  );
}

function differs(one: Listed | undefined, other: Listed): boolean {
  return one?.content !== other.content || one.pinned !== other.pinned;
}

/**
 * The positions of the longest part of a list whose numbers rise (patience sorting, Fredman 1975): n log n.
 * @param numbers each used once
 */
export function longestRise(numbers: readonly number[]): Set<number> {
  /** For each length so far, the position of the smallest number with which such a part can end. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  const at = (position: number | undefined) => (position === undefined ? 0 : (numbers[position] ?? 0));
  numbers.forEach((number, position) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(ends[middle]) < number) low = middle + 1;
      else high = middle;
    }
    before[position] = ends[low - 1];
    ends[low] = position;
  });
  const rise = new Set<number>();
  for (let end = ends.at(-1); end !== undefined; end = before[end]) rise.add(end);
  return rise;
}
