/** The properties of an update by which two lists are compared. */
export interface Listed {
  readonly id: string;
  readonly pinned: boolean;
  readonly key: boolean;
  /** A text that represents the visible content; different content gives a different text. */
  readonly content: string;
}

/** The differences between two lists of updates. */
export interface Changes {
  /** Ids that only the second list has, in its order. */
  readonly added: readonly string[];
  /** Ids that only the first list has, in its order. */
  readonly removed: readonly string[];
  /** Ids in both whose content, pinned state or rank as a key moment differs, in the order of the second. */
  readonly changed: readonly string[];
  /** Ids in both that have to move, as few as possible. All others keep their order. */
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
 * Inserts the new updates of a first page into a list. A pinned one goes before the first pinned one, any other before
 * the first that is not pinned [liveblog-6].
 * @param shown the list
 * @param fresh the new ones, in the server's order
 * @returns the list with all of them
 */
export function placeNew<Update extends { readonly pinned: boolean }>(
  shown: readonly Update[],
  fresh: readonly Update[],
): Update[] {
  const list = [...shown];
  // The loop goes from last to first, so that each update is inserted before the ones that follow it on the server.
  for (const update of [...fresh].reverse()) {
    const first = list.findIndex(({ pinned }) => pinned === update.pinned);
    if (first >= 0) list.splice(first, 0, update);
    else if (update.pinned) list.unshift(update);
    else list.push(update);
  }
  return list;
}

/**
 * Returns the new updates of a first page. An unknown update after all known ones moved up from the second page,
 * because one on the first was removed: it is old.
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
  return one?.content !== other.content || one.pinned !== other.pinned || one.key !== other.key;
}

/**
 * Finds the positions of the longest increasing subsequence (patience sorting, Fredman 1975) in n log n.
 * @param numbers each used once
 */
export function longestRise(numbers: readonly number[]): Set<number> {
  /** For each length so far, the position of the smallest number with which such a subsequence can end. */
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
