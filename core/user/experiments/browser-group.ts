import { debugAbGroup } from '../../platform/debug/debug-ab-group.ts';
import { readText, writeText } from '../../platform/storage/texts.ts';
import { EXPERIMENTS, type ExperimentName } from './experiments.ts';
import { drawGroup, parseGroup, sharesOf } from './groups.ts';

const COUNTS = Object.fromEntries(
  Object.entries(EXPERIMENTS).map(([name, experiment]) => [name, sharesOf(experiment).length]),
) as Readonly<Record<ExperimentName, number>>;

/**
 * Returns the visitor's group in a test: assigned at random once per browser, then fixed [ab-test-1]. If storage fails,
 * it is fixed for as long as the page lives.
 * @param test a declared test
 * @param random from 0 up to 1
 * @returns from 1 up to the number of groups
 */
export function abGroup(test: ExperimentName, random: number = Math.random()): number {
  joinByDebug();
  const shares = sharesOf(EXPERIMENTS[test]);
  const stored = parseGroup(readText('local', keyOf(test)), shares.length);
  const group = stored ?? drawGroup(shares, random);
  if (stored === undefined) writeText('local', keyOf(test), String(group));
  return group;
}

/** A group that a debug hash names. */
export interface Joined {
  readonly test: string;
  readonly group: number;
}

/**
 * Joins the group of the hash `#debug=abgroup-{test}-{n}` if the test is declared and has that group [ab-test-2,
 * ab-test-3].
 * @returns the group; undefined if the hash has none
 */
export function joinByDebug(): Joined | undefined {
  const joined = debugAbGroup(location.hash, COUNTS);
  if (joined) writeText('local', keyOf(joined.test), String(joined.group));
  return joined;
}

/**
 * Whether a test has a group.
 * @param test a declared test
 * @param group the group, from 1 on
 */
export function hasGroup(test: ExperimentName, group: number): boolean {
  return group >= 1 && group <= COUNTS[test];
}

function keyOf(test: string): `nmt_abgroup_${string}` {
  return `nmt_abgroup_${test}`;
}
