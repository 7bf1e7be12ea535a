import type { ChildName, Gender } from './read-names.ts';

/** One year of a chart. */
export interface YearCount {
  readonly year: number;
  /** The number of children; undefined if the list has none. */
  readonly counts: readonly (number | undefined)[];
  readonly total: number;
}

/** A name's counts, prepared for the chart. */
export interface Series {
  /** The genders to which the name was given, girls first. */
  readonly genders: readonly Gender[];
  /** All years, including those without a count. */
  readonly years: readonly YearCount[];
  readonly total: number;
  /** The first year with the highest number. */
  readonly peak: { readonly year: number; readonly count: number };
}

/**
 * Arranges the counts of a name by year [special-kindernamen-2].
 * @param name the name
 * @param range the first and the last year, both included
 */
export function seriesOf(name: ChildName, { first, last }: { first: number; last: number }): Series {
  const genders = (['girls', 'boys', 'unknown'] as const).filter((gender) => name.counts.has(gender));
  const years = Array.from({ length: last - first + 1 }, (_, index): YearCount => {
    const year = first + index;
    const counts = genders.map((gender) => name.counts.get(gender)?.get(year));
    return { year, counts, total: counts.reduce<number>((sum, count = 0) => sum + count, 0) };
  });
  const total = years.reduce((sum, each) => sum + each.total, 0);
  const peak = years.reduce(
    (best, each) => (each.total > best.count ? { year: each.year, count: each.total } : best),
    { year: first, count: 0 },
  );
  return { genders, years, total, peak };
}
