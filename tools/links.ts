/**
 * Checks that every relative link and anchor in README.md, docs/ and the texts of features has a target, and that every
 * file and folder exists that they, or the comments of the sources, name.
 *
 * npx tsx tools/links.ts
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type NamedPath, pathsInComments, pathsInPage } from './links/named-paths.ts';
import { type Document, readMarkdown } from './links/read-markdown.ts';

const product = join(import.meta.dirname, '..');
/** The folders whose comments are checked. */
const SOURCES = ['core', 'widgets', 'build', 'tools', 'demo', 'fixtures'];

/**
 * Follows the links inside the repository and prints broken ones. Links to other sites are not followed, because a test
 * must not depend on them.
 * @returns the numbers of links and named paths
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
  const sources = SOURCES.flatMap((folder) => filesBelow(root, folder, /\.(tsx?|mjs|css)$/));
  results.push(
    ...listPages(root).flatMap((page) => namedTargets(page, root, pathsInPage)),
    ...sources.flatMap((source) => namedTargets(source, root, pathsInComments)),
  );
  const broken = results.filter(({ problem }) => problem);
  for (const { page, line, target, problem } of broken)
    console.error(`${page}:${line}: ${target}: ${problem}`);
  return { passed: results.length - broken.length, failed: broken.length };
}

interface NamedTarget {
  readonly page: string;
  readonly line: number;
  /** The address as written. */
  readonly target: string;
  readonly problem: string | undefined;
}

/** Returns the paths of the repository that a file names, each with its problem if it does not exist. */
function namedTargets(page: string, root: string, paths: (text: string) => NamedPath[]): NamedTarget[] {
  return paths(readFileSync(join(root, page), 'utf8')).map(({ path, line }) => ({
    page,
    line,
    target: path,
    problem: existsSync(join(root, path)) ? undefined : 'there is no such file or folder',
  }));
}

function filesBelow(root: string, folder: string, ending: RegExp): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .sort();
}

function listPages(root: string): string[] {
  return ['README.md', ...filesBelow(root, 'docs', /\.md$/), ...filesBelow(root, 'widgets', /\.md$/)];
}

/** Returns the error of a link, or undefined. */
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
