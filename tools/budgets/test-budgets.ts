/**
 * What the browser tests may take, so that the whole test stays short: most of a browser test's time is its page. These
 * numbers only get smaller. A rule or a table of cases belongs in a unit test, and what one page shows in one test.
 */

/** The browser tests of a file in `tests/e2e/features`. */
export const TESTS_PER_FILE = 3;

/** Files of `tests/e2e/features` with more. */
export const MORE_TESTS = {
  // Each has a visitor, a storage or a campaign of its own, and a wall is decided once per page.
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
  // What moves is measured from the first paint on: each visitor, width or kind of page is a page of its own.
  ads: 8,
  'full-page-photo-scroller': 5,
  'path-storytelling': 5,
  scrolly: 4,
  'sticky-bar': 4,
  // Large letters and pages without scripts are pages of their own.
  header: 4,
  'reserved-space': 4,
  // The browser's history begins anew with each.
  'header-search': 4,
  'paginated-list': 11,
  'photo-lightbox': 6,
  'photo-of-the-day': 4,
  search: 9,
  'share-modal': 4,
  'sidebar-nav': 5,
  'specials-chapters': 5,
  // What the browser can do is decided before the page begins: formats of images, a slow line, an app around the page.
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
  // A choice counts for all of a page.
  'chart-embed': 6,
  comments: 6,
  consent: 7,
  'consent-gate': 5,
  'one-request': 5,
  video: 8,
  // Several features or kinds of pages in one file.
  form: 6,
  liveblog: 7,
  'narrowed-lists': 6,
  'picture-spots': 4,
  podcasts: 6,
  'translated-pages': 5,
};

/** How often a run opens a page, by folder of `tests/e2e`. */
export const PAGE_LOADS = {
  core: 35,
  demo: 670,
  features: 950,
  foreign: 20,
  integrations: 20,
  loader: 130,
};

/**
 * What all browser tests take together, in loads of a bare page. Both are measured in the same run, so a slow or a busy
 * machine changes the number little, as seconds would.
 */
export const BARE_LOADS = 32_000;

/** A browser test that ran, as far as budgets are about it. */
interface MeasuredTest {
  readonly file: string;
  readonly loads: number;
  readonly ms: number;
  readonly bareLoad: number | undefined;
}

/**
 * Compares what browser tests took with the budgets.
 * @param tests those that ran; file: from `tests/e2e`
 * @returns a line for each budget that is not kept
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

/** From as many bare pages on, a few slow ones hardly change the median. */
const ENOUGH_LOADS = 20;

/**
 * How long browser tests took together, in loads of a bare page: the median of all that they opened, because single ones
 * wait for the machine.
 * @returns undefined if they opened too few
 */
export function inBareLoads(tests: readonly MeasuredTest[]): number | undefined {
  const loads = tests.flatMap(({ bareLoad = [] }) => bareLoad).sort((one, other) => one - other);
  const median = loads[Math.floor(loads.length / 2)];
  if (!median || loads.length < ENOUGH_LOADS) return undefined;
  return Math.round(tests.reduce((sum, { ms }) => sum + ms, 0) / median);
}

/**
 * How often tests opened a page.
 * @returns by folder of `tests/e2e`
 */
export function pageLoads(tests: readonly Pick<MeasuredTest, 'file' | 'loads'>[]): Record<string, number> {
  const loads: Record<string, number> = {};
  for (const { file, loads: own } of tests) {
    const folder = file.replace(/\/.*/, '');
    loads[folder] = (loads[folder] ?? 0) + own;
  }
  return loads;
}
