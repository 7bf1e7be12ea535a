/**
 * Compares the medians with the targets.
 * @param {import('../targets.mjs').Target[]} targets
 * @param {object[]} rows a row per contestant, mode, set and n, with its medians under `medians`
 * @returns {{ what: string, n: number, value: number, atMost: number, ok: boolean }[]} targets whose figures were not
 * measured in this run are left out
 */
export function judge(targets, rows) {
  const find = (target, { contestant, n }) => {
    const { mode, set, measure } = target;
    const row = rows.find(
      (row) => row.contestant === contestant && row.mode === mode && row.set === set && row.n === n,
    );
    return row?.medians[measure];
  };
  return targets.flatMap((target) =>
    target.n.flatMap((n) => {
      const { what, of, against, atMost } = target;
      const top = find(target, { n, ...of });
      const bottom = against ? find(target, { n, ...against }) : 1;
      if (top === undefined || bottom === undefined) return [];
      // A longest task of 0 means that none took 50 ms, below which browsers report nothing.
      const value = top === 0 ? 0 : top / bottom;
      return [{ what, n, value, atMost, ok: value <= atMost }];
    }),
  );
}
