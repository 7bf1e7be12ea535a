import { type Item, storedItem } from '../../platform/storage/stored-item.ts';

/** The maximum number of puzzles that are stored. */
const MAX_BEGUN = 200;

const begun: Item<string[]> = storedItem({
  key: 'nmt_puzzles_begun',
  accepts: (value): value is string[] =>
    Array.isArray(value) && value.every((address) => typeof address === 'string'),
});

/**
 * Stores that a puzzle was started in this browser [puzzle-overview-1].
 * @param path the path of the puzzle's page
 */
export function markBegun(path: string): void {
  const others = (begun.read() ?? []).filter((known) => known !== path);
  begun.write([path, ...others].slice(0, MAX_BEGUN));
}

/** The paths of the puzzles that were started in this browser, latest first. */
export function readBegun(): ReadonlySet<string> {
  return new Set(begun.read());
}

/**
 * Calls a function when a puzzle was started, on this page or in another tab.
 * @param onChange called after each change
 * @param signal ends it
 */
export function onBegun(onChange: () => void, signal: AbortSignal): void {
  begun.subscribe(onChange, signal);
}
