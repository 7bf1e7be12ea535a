/** What one more request costs a reader, in bytes of minified code that could have come instead; see docs/benchmark.md. */
const REQUEST = 30_000;

/**
 * Merges shared files as long as that pays: each user that needs both saves a request, each that needs
 * only one of them gets the other's bytes for nothing. Users are features, or page types that are sent the files.
 * @template Pack
 * @param {{ pack: Pack, bytes: number, users: Set<string> }[]} packs
 * @param {(into: Pack, from: Pack) => Pack} join
 * @param {number} [price] what one file more costs a user, in bytes of minified code
 * @returns {Pack[]}
 */
export function mergePacks(packs, join, price = REQUEST) {
  let merged = [...packs];
  for (;;) {
    const best = bestPair(merged, price);
    if (!best) return merged.map(({ pack }) => pack);
    const [a, b] = best;
    const both = {
      pack: join(a.pack, b.pack),
      bytes: a.bytes + b.bytes,
      users: new Set([...a.users, ...b.users]),
    };
    merged = merged.map((each) => (each === a ? both : each)).filter((each) => each !== b);
  }
}

function bestPair(packs, price) {
  let most = 0;
  let best;
  for (const [index, a] of packs.entries()) {
    for (const b of packs.slice(index + 1)) {
      const gain = gainOf(a, b, price);
      if (gain > most) [most, best] = [gain, [a, b]];
    }
  }
  return best;
}

/**
 * What readers gain in bytes where two files become one.
 * @param {{ bytes: number, users: Set<string> }} a
 * @param {{ bytes: number, users: Set<string> }} b
 * @param {number} [price] see {@link mergePacks}
 */
export function gainOf(a, b, price = REQUEST) {
  const both = [...a.users].filter((user) => b.users.has(user)).length;
  return both * price - (a.users.size - both) * b.bytes - (b.users.size - both) * a.bytes;
}
