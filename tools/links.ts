/**
 * Checks that every relative link and anchor in README.md and docs/ leads somewhere, and that every file of the repository
 * that they name exists.
 *
 * node tools/links.ts
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Document, readMarkdown } from './links/read-markdown.ts';

const product = join(import.meta.dirname, '..');

/**
 * Follows the links inside the repository and prints those that lead nowhere. Links to other sites are not
 * followed: a test must not depend on them.
 * @returns counted in links
 */
export function checkLinks(root: string = product): { passed: number; failed: number } {
  const documents = new Map<string, Document>();
  const read = (path: string) => {
    const document = documents.get(path) ?? readMarkdown(readFileSync(join(root, path), 'utf8'));
    documents.set(path, document);
    return document;
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

interface NamedTarget {
  readonly page: string;
  readonly line: number;
  /** As written. */
  readonly target: string;
  readonly problem: string | undefined;
}

function namedFiles(page: string, root: string): NamedTarget[] {
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

function listPages(root: string): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path));
  return ['README.md', ...docs.sort()];
}

/** The error of a link, or undefined. */
function problemOf(
  page: string,
  target: string,
  root: string,
  read: (path: string) => Document,
): string | undefined {
  const [address = '', anchor] = target.split('#');
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
