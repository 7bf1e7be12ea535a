import type { Bytes, Times } from './types.ts';

/** The files of a feature. */
export interface FeatureFiles {
  readonly script: string;
  readonly style?: string;
  readonly imports: readonly string[];
}

/** The used properties of a resource's timing. */
export type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'
>;

/** The timings of the bundle's files by name. A file that was first fetched and then executed has two. */
export function timingsByFile(timings: readonly Timing[], base: string): Map<string, Timing[]> {
  const byFile = new Map<string, Timing[]>();
  for (const timing of timings) {
    if (!timing.name.startsWith(base)) continue;
    const file = timing.name.slice(base.length).replace(/[?#].*$/, '');
    byFile.set(file, [...(byFile.get(file) ?? []), timing]);
  }
  return byFile;
}

/**
 * When a feature's files were requested, and when the last one had arrived.
 * @returns an empty object if the browser no longer has the timing of its script
 */
export function fileTimes(
  { script, style, imports }: FeatureFiles,
  byFile: ReadonlyMap<string, readonly Timing[]>,
): Pick<Times, 'requested' | 'loaded'> {
  const own = byFile.get(script) ?? [];
  if (own.length === 0) return {};
  const all = [script, ...(style ? [style] : []), ...imports].flatMap((file) => byFile.get(file) ?? []);
  return {
    requested: Math.min(...own.map(({ startTime }) => startTime)),
    loaded: Math.max(...all.map(({ responseEnd }) => responseEnd)),
  };
}

/**
 * The sizes of a feature's files in bytes. Files from another origin have none, unless it sends Timing-Allow-Origin.
 */
export function fileBytes(
  { script, style, imports }: FeatureFiles,
  byFile: ReadonlyMap<string, readonly Timing[]>,
): Bytes {
  const own = sum([script, ...(style ? [style] : [])], byFile);
  const shared = sum(imports, byFile);
  return { ...(own > 0 && { own }), ...(shared > 0 && { shared }) };
}

function sum(files: readonly string[], byFile: ReadonlyMap<string, readonly Timing[]>): number {
  return files
    .map((file) => Math.max(0, ...(byFile.get(file) ?? []).map(({ encodedBodySize }) => encodedBodySize)))
    .reduce((total, bytes) => total + bytes, 0);
}
