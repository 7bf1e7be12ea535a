/** How many files, and how many tests, a run names as its slowest. */
const SHOWN = 20;

/**
 * The lines about the slowest files and tests for the end of a run.
 * @param {{ file: string, name: string, ms: number }[]} tests name: file and title; ms: all tries of a test together
 * @returns {string[]} empty if no test ran
 */
export function describeSlowest(tests) {
  if (tests.length === 0) return [];
  const byFile = new Map();
  for (const { file, ms } of tests) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  return [
    'The slowest files, in seconds of their tests:',
    ...longest([...byFile].map(([name, ms]) => ({ name, ms }))),
    'The slowest tests:',
    ...longest(tests),
  ];
}

function longest(timed) {
  return [...timed]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)}  ${name}`);
}

/**
 * Reads Vitest's JSON report.
 * @param {object} report what Vitest's `json` reporter writes
 * @param {string} root the folder that files are named from
 * @returns {{ file: string, name: string, ms: number }[]} the tests that ran
 */
export function readUnitTimes(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    return assertionResults.flatMap(({ ancestorTitles, title, duration }) =>
      typeof duration === 'number'
        ? [{ file, name: [file, ...ancestorTitles, title].join(' › '), ms: duration }]
        : [],
    );
  });
}
