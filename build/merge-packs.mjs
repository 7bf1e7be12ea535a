/** What one more request costs a reader, in bytes of minified code that could have come instead; see docs/benchmark.md. */
const REQUEST = 30_000;

/**
 * Merges shared files as long as that pays: each user that needs both saves a request, each that needs
 * only one of them gets the other's bytes for nothing. Users are features, or page types that are sent the files.
 *
 * Of all pairs, the one with which readers gain most is merged first, and among equals the earliest. Each file keeps its
 * best partner among those behind it, so that a merge only weighs anew what it changed.
 * @template Pack
 * @param {{ pack: Pack, bytes: number, users: Set<string> }[]} packs
 * @param {(into: Pack, from: Pack) => Pack} join
 * @param {number} [price] what one file more costs a user, in bytes of minified code
 * @returns {Pack[]}
 */
export function mergePacks(packs, join, price = REQUEST) {
  const merged = [...packs];
  const best = merged.map((_, index) => bestPartner(merged, index, price));
  for (;;) {
    const into = indexOfMost(best);
    if (into < 0) return merged.map(({ pack }) => pack);
    const { index: from } = best[into];
    merged[into] = joinPair(merged[into], merged[from], join);
    merged.splice(from, 1);
    best.splice(from, 1);
    for (let index = 0; index < merged.length; index++) {
      best[index] = afterMerge(best[index], index, { merged, into, from, price });
    }
  }
}

/**
 * @typedef {object} Partner the file behind another with which readers gain most
 * @property {number} gain 0 if there is none
 * @property {number} index -1 if there is none
 */

/** @returns {Partner} */
function bestPartner(packs, index, price) {
  const best = { gain: 0, index: -1 };
  for (let other = index + 1; other < packs.length; other++) {
    const gain = gainOf(packs[index], packs[other], price);
    if (gain > best.gain) Object.assign(best, { gain, index: other });
  }
  return best;
}

/** The best partner of a file after the one at `from` went into the one at `into`, before it. */
function afterMerge(partner, index, { merged, into, from, price }) {
  const isGone = partner.index === into || partner.index === from;
  if (index === into || isGone) return bestPartner(merged, index, price);
  const moved = { gain: partner.gain, index: partner.index > from ? partner.index - 1 : partner.index };
  if (index > into) return moved;
  const gain = gainOf(merged[index], merged[into], price);
  const isBetter = gain > moved.gain || (gain === moved.gain && gain > 0 && into < moved.index);
  return isBetter ? { gain, index: into } : moved;
}

/** The first of the largest gains; -1 if there is none. */
function indexOfMost(partners) {
  let most = -1;
  for (let index = 0; index < partners.length; index++) {
    if (partners[index].gain > (partners[most]?.gain ?? 0)) most = index;
  }
  return most;
}

function joinPair(a, b, join) {
  return {
    pack: join(a.pack, b.pack),
    bytes: a.bytes + b.bytes,
    users: new Set([...a.users, ...b.users]),
  };
}

/**
 * What readers gain in bytes where two files become one.
 * @param {{ bytes: number, users: Set<string> }} a
 * @param {{ bytes: number, users: Set<string> }} b
 * @param {number} [price] see {@link mergePacks}
 */
export function gainOf(a, b, price = REQUEST) {
  const [few, many] = a.users.size < b.users.size ? [a.users, b.users] : [b.users, a.users];
  let both = 0;
  for (const user of few) if (many.has(user)) both += 1;
  return both * price - (a.users.size - both) * b.bytes - (b.users.size - both) * a.bytes;
}
