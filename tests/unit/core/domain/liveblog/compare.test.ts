import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareLists,
  type Listed,
  longestRise,
  newOnFirstPage,
  placeNew,
} from '../../../../../core/domain/liveblog/compare.ts';

const update = fc.record({
  id: fc.integer({ min: 1, max: 40 }).map(String),
  pinned: fc.boolean(),
  key: fc.boolean(),
  content: fc.constantFrom('a', 'b', 'c'),
});
const anyList = fc.uniqueArray(update, { selector: ({ id }) => id, maxLength: 30 });
/** The CMS's order: pinned updates first. */
const cmsList = anyList.map((list) => [
  ...list.filter(({ pinned }) => pinned),
  ...list.filter(({ pinned }) => !pinned),
]);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Applies the changes, and nothing else. */
function play(before: readonly Listed[], after: readonly Listed[]): Listed[] {
  const { added, changed, removed, moved } = compareLists(before, after);
  const touched = new Set([...added, ...moved]);
  const still = before.filter(({ id }) => !removed.includes(id) && !touched.has(id));
  // Untouched elements keep their order; the others move to the server's positions.
  const queue = [...still];
  return after.map((wanted) => {
    const base = touched.has(wanted.id) ? before.find(({ id }) => id === wanted.id) : queue.shift();
    return !base || changed.includes(wanted.id) ? wanted : base;
  });
}

describe('compareLists', () => {
  it("makes the page's list the server's, in its order, with nothing lost and each id once [liveblog-6, liveblog-7]", () => {
    fc.assert(
      fc.property(anyList, anyList, (before, after) => {
        const result = play(before, after);
        expect(result).toEqual(after);
        expect(new Set(ids(result)).size).toBe(result.length);
      }),
    );
  });

  it('reports added, removed and changed updates, and nothing twice [liveblog-7]', () => {
    fc.assert(
      fc.property(anyList, anyList, (before, after) => {
        const { added, removed, changed, moved } = compareLists(before, after);
        expect([...added, ...ids(before).filter((id) => !removed.includes(id))].sort()).toEqual(
          ids(after).sort(),
        );
        for (const id of [...changed, ...moved]) {
          expect(ids(before)).toContain(id);
          expect(ids(after)).toContain(id);
        }
        for (const list of [added, removed, changed, moved]) expect(new Set(list).size).toBe(list.length);
      }),
    );
  });

  it('touches nothing where both lists are the same', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(compareLists(list, list)).toEqual({ added: [], removed: [], changed: [], moved: [] });
      }),
    );
  });

  it('moves only the update that was pinned, whatever is above it [liveblog-6]', () => {
    fc.assert(
      fc.property(cmsList, fc.nat(), (list, pick) => {
        const open = list.filter(({ pinned }) => !pinned);
        fc.pre(open.length > 1);
        const chosen = open[1 + (pick % (open.length - 1))] as Listed;
        const after = [{ ...chosen, pinned: true }, ...list.filter(({ id }) => id !== chosen.id)];
        const { moved, changed } = compareLists(list, after);
        expect(moved.length).toBeLessThanOrEqual(1);
        expect(changed).toEqual([chosen.id]);
      }),
    );
  });
});

describe('placeNew', () => {
  it("results in the server's list where new updates arrived, pinned or not [liveblog-6]", () => {
    fc.assert(
      fc.property(cmsList, fc.integer(), (server, seed) => {
        // The newest of each kind are new: those are the first ones.
        const pinned = server.filter((one) => one.pinned);
        const open = server.filter((one) => !one.pinned);
        const cut = (list: Listed[]) => Math.abs(seed) % (list.length + 1);
        const fresh = [...pinned.slice(0, cut(pinned)), ...open.slice(0, cut(open))];
        const shown = server.filter((one) => !fresh.includes(one));
        expect(placeNew(shown, fresh)).toEqual(server);
      }),
    );
  });

  it('places a pinned one before the first pinned one, any other before the first that is not [liveblog-6]', () => {
    const shown = [
      { id: 'p1', pinned: true },
      { id: 'a', pinned: false },
    ];
    expect(ids(placeNew(shown, [{ id: 'p2', pinned: true }]))).toEqual(['p2', 'p1', 'a']);
    expect(ids(placeNew(shown, [{ id: 'b', pinned: false }]))).toEqual(['p1', 'b', 'a']);
    expect(ids(placeNew(shown.slice(0, 1), [{ id: 'b', pinned: false }]))).toEqual(['p1', 'b']);
    expect(ids(placeNew(shown.slice(1), [{ id: 'p2', pinned: true }]))).toEqual(['p2', 'a']);
  });
});

describe('newOnFirstPage', () => {
  const listed = (words: string) => words.split(' ').map((id) => ({ id, pinned: id.startsWith('p') }));
  const known = (words: string) => (update: { id: string }) => words.split(' ').includes(update.id);
  it.each([
    ['what stands above what is known', 'd c b a', 'b a', 'd c'],
    ['nothing that came up from the second page', 'c b a z', 'c b a', ''],
    ['both kinds apart', 'p2 p1 d c z', 'p1 c', 'p2 d'],
    ['all, where nothing is known any more', 'f e d', 'c b a', 'f e d'],
  ])('takes %s [liveblog-4]', (_, page, before, expected) => {
    expect(ids(newOnFirstPage(listed(page), known(before))).join(' ')).toBe(expected);
  });
});

describe('longestRise', () => {
  it('is as long as the longest part that rises', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20), { maxLength: 9 }), (numbers) => {
        const rise = [...longestRise(numbers)].sort((a, b) => a - b).map((at) => numbers[at] ?? 0);
        expect(rise).toEqual([...rise].sort((a, b) => a - b));
        expect(rise).toHaveLength(longestByTrying(numbers));
      }),
    );
  });
});

function longestByTrying(numbers: readonly number[]): number {
  let best = 0;
  for (let set = 0; set < 1 << numbers.length; set++) {
    const part = numbers.filter((_, index) => set & (1 << index));
    if (part.every((number, index) => index === 0 || number > (part[index - 1] ?? 0))) {
      best = Math.max(best, part.length);
    }
  }
  return best;
}
