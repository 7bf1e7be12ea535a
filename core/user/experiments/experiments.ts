/** A test with groups. Remove it from the code when it has ended: an ended test fails the build's check. */
export interface Experiment {
  /** The person who decides when the test ends. */
  readonly owner: string;
  /** The question that the test answers, in one sentence. */
  readonly purpose: string;
  /** Its last day in Amsterdam, as yyyy-mm-dd. */
  readonly endsOn: string;
  /** The share of each group in percent, from group 1 on. @default two groups of 50 */
  readonly shares?: readonly number[];
}

/**
 * Every A/B test of the site by its name, which may be debugged by `#debug=abgroup-{name}-{group}`. The steps from here
 * to the variant of a feature: `groups.ts` (drawing a group by the shares) → `browser-group.ts` (the group of this
 * browser) → `account-group.ts` (the group of an account, on all its devices) → the feature.
 */
export const EXPERIMENTS = {
  mobile_top_banner: {
    owner: 'advertising',
    purpose: 'Learns whether a banner at the top costs subscribers on a telephone their reading.',
    endsOn: '2027-06-30',
    shares: [50, 50],
  },
  dynamic_read_items_home: {
    owner: 'front page',
    purpose: 'Learns whether subscribers read more when missed articles are put together for each of them.',
    endsOn: '2027-06-30',
    shares: [90, 10],
  },
} as const satisfies Readonly<Record<string, Experiment>>;

export type ExperimentName = keyof typeof EXPERIMENTS;
