/**
 * The share of all features above which selecting the tests of each is not worthwhile, because they are nearly all
 * tests.
 */
const MAX_SHARE = 0.5;

/** Files that no browser test depends on. */
const UNSEEN = [/\.md$/, /^docs\//, /^types\//, /^tests\/(unit|bench|foreign-project)\//, /^tools\//];

/**
 * Selects the browser tests that a change can affect: by the sources of each feature, by the modules of each test file
 * and by the requirements in the titles. Files that are not in the graph, such as those of the stand-in and the build,
 * affect all tests.
 * @param changed paths from the root
 * @param graph
 * @param graph.sources the sources of each feature, as paths from the root
 * @param graph.specs the modules of each browser test file in `tests/e2e/`, including itself
 * @returns a pattern of titles for Playwright's `--grep`; undefined for none
 */
export function reachedBrowserTests(
  changed: string[],
  { sources, specs }: { sources: Map<string, string[]>; specs: Map<string, string[]> },
): 'all' | RegExp | undefined {
  const features = new Set<string>();
  const files = new Set<string>();
  for (const file of changed.filter((path) => !UNSEEN.some((pattern) => pattern.test(path)))) {
    const byFeature = [...sources]
      .filter(([name, modules]) => name === ownerOf(file) || modules.includes(file))
      .map(([name]) => name);
    const byTest = [...specs].filter(([, modules]) => modules.includes(file)).map(([name]) => name);
    if (byFeature.length + byTest.length === 0) return 'all';
    for (const name of byFeature) features.add(name);
    for (const name of byTest) files.add(name);
  }
  if (features.size > sources.size * MAX_SHARE || files.size > specs.size * MAX_SHARE) return 'all';
  if (features.size + files.size === 0) return undefined;
  return new RegExp(
    [
      ...[...files].map((file) => `(^| )${literal(file)} `),
      ...[...features].flatMap((name) => {
        const text = literal(name);
        return [
          `(^| )features/${text}\\.spec\\.ts `,
          `[[ ]${text}-\\d+[\\],]`,
          ` the features (.*, )?${text}[,:] `,
        ];
      }),
    ].join('|'),
  );
}

/**
 * Returns the feature whose folder or demo page contains a file, for files that are not modules, such as a reserve
 * style.
 */
function ownerOf(file: string): string | undefined {
  return (/^widgets\/[\w-]+\/([\w-]+)\//.exec(file) ?? /^demo\/features\/([\w-]+)\.html$/.exec(file))?.[1];
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
