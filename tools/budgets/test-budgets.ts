/**
 * The limits of the browser tests, which keep the whole test short: most of a browser test's time is spent loading its
 * page. These numbers only get smaller. A rule or a table of cases belongs in a unit test, and all checks of one page
 * in one test.
 */

/** The maximum number of browser tests in a file in `tests/e2e/features`. */
export const TESTS_PER_FILE = 3;

/** Files in `tests/e2e/features` that may have more. */
export const MORE_TESTS = {
  // Each test has its own visitor, storage or campaign, and a wall is decided once per page.
  paywall: 15,
  'paywall-banner': 6,
  'paywall-late-content': 4,
  'paywall-metering': 6,
  'payment-status': 8,
  'ebook-select': 5,
  family: 5,
  'leaving-page': 5,
  'profile-menu': 5,
  subscribing: 5,
  'visitor-content': 6,
  // Movement is measured from the first paint on, so each visitor, width or kind of page needs a page of its own.
  ads: 8,
  'full-page-photo-scroller': 5,
  'path-storytelling': 5,
  scrolly: 4,
  'sticky-bar': 4,
  // Large fonts and pages without scripts need pages of their own.
  header: 4,
  'reserved-space': 4,
  // The browser's history starts with each page.
  'header-search': 4,
  'paginated-list': 11,
  'photo-lightbox': 6,
  'photo-of-the-day': 4,
  search: 9,
  'share-modal': 4,
  'sidebar-nav': 5,
  'specials-chapters': 5,
  // The browser's abilities are set before the page is opened: image formats, a slow connection, an app around the
  // page.
  'app-links': 10,
  'career-carousel': 4,
  'card-slider': 4,
  'colour-scheme': 6,
  'instant-feedback': 4,
  'latest-news': 4,
  'lazy-cards': 4,
  'lazy-images': 4,
  'page-view': 5,
  quiz: 4,
  site: 5,
  tooltip: 6,
  'visit-ping': 4,
  'web-push': 4,
  // A choice applies to the whole page.
  'chart-embed': 6,
  comments: 6,
  consent: 7,
  'consent-gate': 5,
  'one-request': 5,
  video: 8,
  // These files test several features or kinds of pages.
  form: 6,
  liveblog: 7,
  'narrowed-lists': 6,
  'picture-spots': 4,
  podcasts: 6,
  'translated-pages': 5,
};

/** The maximum number of pages that a run opens, by folder of `tests/e2e`. */
export const PAGE_LOADS = {
  core: 35,
  demo: 670,
  features: 950,
  foreign: 20,
  integrations: 20,
  loader: 130,
};

/**
 * The maximum time of all browser tests together, in load times of a bare page. Both are measured in the same run, so a
 * slow or busy machine changes this number less than it would change seconds.
 */
export const BARE_LOADS = 32_000;

/** A browser test that ran, with the data that budgets need. */
interface MeasuredTest {
  readonly file: string;
  readonly loads: number;
  readonly ms: number;
  readonly bareLoad: number | undefined;
}

/**
 * Compares the browser tests with the budgets.
 * @param tests the tests that ran; file: the path from `tests/e2e`
 * @returns a line for each exceeded budget
 */
export function budgetFaults(tests: readonly MeasuredTest[]): string[] {
  const more: Readonly<Record<string, number>> = MORE_TESTS;
  const counts = new Map<string, number>();
  for (const { file } of tests) counts.set(file, (counts.get(file) ?? 0) + 1);
  const tooMany = [...counts].flatMap(([file, count]) => {
    const [, name] = /^features\/(.+)\.spec\.ts$/.exec(file) ?? [];
    const most = name === undefined ? count : (more[name] ?? TESTS_PER_FILE);
    return count > most ? [`${file} has ${count} browser tests of ${most}`] : [];
  });
  const loads = pageLoads(tests);
  const tooOften = Object.entries(PAGE_LOADS).flatMap(([folder, most]) =>
    (loads[folder] ?? 0) > most ? [`tests/e2e/${folder} opens ${loads[folder]} pages of ${most}`] : [],
  );
  const length = inBareLoads(tests) ?? 0;
  const tooLong =
    length > BARE_LOADS ? [`browser tests take as long as ${length} bare pages of ${BARE_LOADS}`] : [];
  return [...tooMany, ...tooOften, ...tooLong];
}

/** The number of bare pages from which a few slow ones hardly change the median. */
const ENOUGH_LOADS = 20;

/**
 * Returns the total time of browser tests, in load times of a bare page, for which the median of all is used, because
 * single ones may be slow.
 * @returns undefined if they opened too few
 */
export function inBareLoads(tests: readonly MeasuredTest[]): number | undefined {
  const loads = tests.flatMap(({ bareLoad = [] }) => bareLoad).sort((one, other) => one - other);
  const median = loads[Math.floor(loads.length / 2)];
  if (!median || loads.length < ENOUGH_LOADS) return undefined;
  return Math.round(tests.reduce((sum, { ms }) => sum + ms, 0) / median);
}

/**
 * Counts how often tests opened a page.
 * @returns the numbers by folder of `tests/e2e`
 */
export function pageLoads(tests: readonly Pick<MeasuredTest, 'file' | 'loads'>[]): Record<string, number> {
  const loads: Record<string, number> = {};
  for (const { file, loads: own } of tests) {
    const folder = file.replace(/\/.*/, '');
    loads[folder] = (loads[folder] ?? 0) + own;
  }
  return loads;
}
