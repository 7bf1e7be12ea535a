/**
 * Checks the keys of requirements, such as `[ads-9]`: each key in a comment, a page of docs/ or a test's title must be
 * a line of docs/requirements/, once and in its place, and each line there must be named in the title of a test.
 *
 * npx tsx tools/requirements.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, readPages } from './requirements/read-pages.ts';
import { commentsOf, referencesInBrackets, referencesInProse, systemOf } from './requirements/references.ts';
import { testTitles } from './requirements/test-titles.ts';

const product = join(import.meta.dirname, '..');
const FOLDERS = ['core', 'widgets', 'build', 'tools', 'demo', 'fixtures', 'docs', 'tests'];
const SOURCE = /\.(?:tsx?|mjs|js|css|html|md)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Matches the key that a line of docs/requirements/ explains, but not a reference to another one. */
const OWN_KEY = /^- \*\*\S+\*\*/gm;
/** Folders of third-party packages, and of the rendered pages. */
const NOT_OURS = /\/node_modules\/|^docs\/site\/|^tools\/docs-site\/pages\//;
/** Tests of the tools, whose example keys belong to no system. */
const EXAMPLES = /^tests\/unit\/tools\//;

/**
 * Prints the errors in references to requirements.
 * @returns the numbers of references and lines
 */
export function checkRequirements(root: string = product): { passed: number; failed: number } {
  const { requirements, faults } = readPages(root);
  const systems = new Set([...requirements.keys()].map(systemOf));
  const tested = new Set<string>();
  let references = 0;
  for (const file of listSources(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    const titles = TEST.test(file) ? testTitles(text, file).flatMap(referencesInBrackets) : [];
    for (const key of titles) tested.add(key);
    const prose = file.endsWith('.md') ? [text.replace(OWN_KEY, '')] : commentsOf(text);
    const all = [...titles, ...prose.flatMap((part) => referencesInProse(part, systems))];
    references += all.length;
    for (const key of new Set(all))
      if (!requirements.has(key)) faults.push(`${file}: ${PAGES}/ has no ${key}.`);
  }
  for (const [key, place] of requirements)
    if (!tested.has(key)) faults.push(`${place}: no test's title names [${key}].`);
  for (const fault of faults) console.error(fault);
  return { passed: Math.max(0, references + requirements.size - faults.length), failed: faults.length };
}

function listSources(root: string): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`),
  );
  return [
    'README.md',
    ...files.filter((file) => SOURCE.test(file) && !NOT_OURS.test(file) && !EXAMPLES.test(file)).sort(),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = checkRequirements();
  console.log(`${passed} references and lines of requirements are right, ${failed} are not.`);
  if (failed) process.exitCode = 1;
}
