/** The cost of one more request, in bytes of minified code that load in the same time; see docs/benchmark.md. */
const REQUEST = 10_000;

/** The size of a file, and its users. */
export interface Weighed {
  /** The size of its minified code. */
  readonly bytes: number;
  /** Features, or page types that are sent the file. */
  readonly users: ReadonlySet<string>;
}

interface SharedFile<Pack> extends Weighed {
  readonly pack: Pack;
}

/** The later file with which a merge saves readers most. */
interface Partner {
  /** The saving in bytes; 0 if there is no partner. */
  readonly gain: number;
  /** The position of the partner; -1 if there is none. */
  readonly index: number;
}

/**
 * Merges shared files as long as that saves readers time: each user that needs both saves a request, each that needs
 * only one of them downloads the other's bytes in vain. Users are features, or page types that are sent the files.
 *
 * The pair that saves most is merged first, and among equal pairs the earliest. Each file stores its best partner among
 * the later files, so that a merge only recomputes what it changed.
 * @param price the cost of one more file for a user, in bytes of minified code
 */
export function mergePacks<Pack>(
  packs: readonly SharedFile<Pack>[],
  join: (into: Pack, from: Pack) => Pack,
  price = REQUEST,
): Pack[] {
  const merged = [...packs];
  const best = merged.map((_, index) => bestPartner(merged, index, price));
  for (;;) {
    const into = indexOfMost(best);
    const from = best[into]?.index ?? -1;
    const [first, second] = [merged[into], merged[from]];
    if (!first || !second) return merged.map(({ pack }) => pack);
    merged[into] = joinPair(first, second, join);
    merged.splice(from, 1);
    best.splice(from, 1);
    for (const [index, partner] of best.entries()) {
      best[index] = afterMerge(partner, index, { merged, into, from, price });
    }
  }
}

function bestPartner(packs: readonly Weighed[], index: number, price: number): Partner {
  let best: Partner = { gain: 0, index: -1 };
  for (let other = index + 1; other < packs.length; other++) {
    const gain = gainAt(packs, index, other, price);
    if (gain > best.gain) best = { gain, index: other };
  }
  return best;
}

/** The best partner of a file after the file at `from` was merged into the one at `into`, before it. */
function afterMerge(
  partner: Partner,
  index: number,
  { merged, into, from, price }: { merged: readonly Weighed[]; into: number; from: number; price: number },
): Partner {
  const isGone = partner.index === into || partner.index === from;
  if (index === into || isGone) return bestPartner(merged, index, price);
  const moved = { gain: partner.gain, index: partner.index > from ? partner.index - 1 : partner.index };
  if (index > into) return moved;
  const gain = gainAt(merged, index, into, price);
  const isBetter = gain > moved.gain || (gain === moved.gain && gain > 0 && into < moved.index);
  return isBetter ? { gain, index: into } : moved;
}

/** The position of the first largest saving; -1 if there is none. */
function indexOfMost(partners: readonly Partner[]): number {
  let most = -1;
  for (const [index, { gain }] of partners.entries()) {
    if (gain > (partners[most]?.gain ?? 0)) most = index;
  }
  return most;
}

function joinPair<Pack>(
  a: SharedFile<Pack>,
  b: SharedFile<Pack>,
  join: (into: Pack, from: Pack) => Pack,
): SharedFile<Pack> {
  return {
    pack: join(a.pack, b.pack),
    bytes: a.bytes + b.bytes,
    users: new Set([...a.users, ...b.users]),
  };
}

/** The saving for readers, in bytes, if the files at two positions become one. */
function gainAt(files: readonly Weighed[], one: number, other: number, price: number): number {
  const [a, b] = [files[one], files[other]];
  return a && b ? gainOf(a, b, price) : 0;
}

/**
 * The saving for readers, in bytes, if two files become one.
 * @param price see {@link mergePacks}
 */
export function gainOf(a: Weighed, b: Weighed, price = REQUEST): number {
  const [few, many] = a.users.size < b.users.size ? [a.users, b.users] : [b.users, a.users];
  let both = 0;
  for (const user of few) if (many.has(user)) both += 1;
  return both * price - (a.users.size - both) * b.bytes - (b.users.size - both) * a.bytes;
}
