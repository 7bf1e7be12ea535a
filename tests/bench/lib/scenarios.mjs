import { kindsOf } from './kinds.mjs';

/**
 * Every page that is measured: per set of kinds, mode, number of hooks and contestant. Enhancers are only measured in
 * mode `now`, for which they have a target.
 * @returns {{ contestant: object, set: string, mode: string, n: number, profile: string }[]}
 */
export function scenarios(contestants, { profiles, ns, modes }) {
  return profiles.flatMap((profile) =>
    ['widgets', 'enhancers'].flatMap((set) =>
      modes
        .filter((mode) => set === 'widgets' || mode === 'now')
        .flatMap((mode) =>
          ns.flatMap((n) =>
            contestants
              .filter((contestant) => contestant.modes.includes(mode) && contestant.sets.includes(set))
              .map((contestant) => ({ contestant, set, mode, n, profile })),
          ),
        ),
    ),
  );
}

/** The hooks of a page: the kinds of a set in turn. */
export function hooksOf({ set, n }) {
  const kinds = kindsOf(set);
  return Array.from({ length: n }, (_, index) => ({ kind: kinds[index % kinds.length] }));
}

/**
 * The kinds whose files are preloaded: all on the page if they mount at once; in mode `visible` those of the first
 * hook, which is on the first screen.
 */
export function sentAlong({ set, n, mode }) {
  const kinds = kindsOf(set);
  return kinds.slice(0, mode === 'visible' ? 1 : Math.min(n, kinds.length));
}
