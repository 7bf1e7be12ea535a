/**
 * Checks that every relative link and anchor in README.md and docs/ leads somewhere, and that every file of the repository
 * that they name exists.
 *
 * node tools/links.mjs
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readMarkdown } from './links/read-markdown.mjs';

const product = join(import.meta.dirname, '..');

/**
 * Follows the links inside the repository and prints those that lead nowhere. Links to other sites are not
 * followed: a test must not depend on them.
 * @param {string} [root]
 * @returns {{ passed: number, failed: number }} counted in links
 */
export function checkLinks(root = product) {
  const documents = new Map();
  const read = (path) => {
    if (!documents.has(path)) documents.set(path, readMarkdown(readFileSync(join(root, path), 'utf8')));
    return documents.get(path);
  };
  const results = listPages(root).flatMap((page) =>
    read(page)
      .links.filter(({ target }) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target))
      .map(({ target, line }) => ({ page, line, target, problem: problemOf(page, target, root, read) })),
  );
  results.push(...listPages(root).flatMap((page) => namedFiles(page, root)));
  const broken = results.filter(({ problem }) => problem);
  for (const { page, line, target, problem } of broken)
    console.error(`${page}:${line}: ${target}: ${problem}`);
  return { passed: results.length - broken.length, failed: broken.length };
}

/** A file of the repository, named by its path; one with a place for a name, such as `{name}`, is none. */
const NAMED =
  /(?<![\w./-])(?:core|widgets|fixtures|demo|build|tools|tests)\/[\w./-]+\.(?:tsx?|mjs|css|html|json|grit)\b/g;

/** What a page names although it is not there: the files of its tutorial, and samples. */
const SAMPLES = /days-to-go|NAME|\/quiz-answers\.ts$/;

function namedFiles(page, root) {
  return readFileSync(join(root, page), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(NAMED)]
        .map(([target]) => target)
        .filter((target) => !SAMPLES.test(target))
        .map((target) => ({
          page,
          line: index + 1,
          target,
          problem: existsSync(join(root, target)) ? undefined : 'there is no such file',
        })),
    );
}

function listPages(root) {
  const docs = readdirSync(join(root, 'docs'), { recursive: true })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path));
  return ['README.md', ...docs.sort()];
}

/** The error of a link, or undefined. */
function problemOf(page, target, root, read) {
  const [address, anchor] = target.split('#');
  const path = address ? join(dirname(page), decodeURIComponent(address)) : page;
  if (relative(root, join(root, path)).startsWith('..')) return 'leaves the repository';
  if (!existsSync(join(root, path))) return 'there is no such file';
  if (anchor === undefined) return undefined;
  if (!path.endsWith('.md')) return 'only pages in Markdown have anchors';
  return read(path).anchors.has(anchor) ? undefined : 'there is no such heading';
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = checkLinks();
  console.log(`${passed} links lead somewhere, ${failed} do not.`);
  if (failed) process.exitCode = 1;
}
