import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the pages, from the root. */
export const PAGES = 'docs/requirements';
const INDEX = 'README.md';
const LINE = /^- \*\*(?<key>[a-z0-9-]+)\*\* (?<text>\S.*)$/;

/**
 * Reads the requirements of all pages, and the errors in the pages themselves.
 * @param root the folder of the repository
 * @returns the position of each key's line; a sentence for each error
 */
export function readPages(root: string): { requirements: Map<string, string>; faults: string[] } {
  const folder = join(root, PAGES);
  const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== INDEX);
  const requirements = new Map<string, string>();
  const systems = new Map<string, string>();
  const faults = pages.flatMap((page) =>
    readPage(page, readFileSync(join(folder, page), 'utf8'), systems, requirements),
  );
  const index = readFileSync(join(folder, INDEX), 'utf8');
  return { requirements, faults: [...indexFaults(index, systems), ...faults] };
}

function indexFaults(index: string, systems: ReadonlyMap<string, string>): string[] {
  return [...systems].flatMap(([system, page]) => {
    const count = index.split(`](${page}#${system})`).length - 1;
    return count === 1 ? [] : `${PAGES}/${INDEX}: ${page}#${system} is linked ${count} times; expected once.`;
  });
}

/** Adds the systems and requirements of a page to those of earlier pages. @returns the page's errors */
function readPage(
  page: string,
  text: string,
  systems: Map<string, string>,
  requirements: Map<string, string>,
): string[] {
  const faults: string[] = [];
  let system = '';
  let last = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const place = `${PAGES}/${page}:${index + 1}`;
    if (line.startsWith('## ')) {
      system = line.slice('## '.length);
      last = 0;
      if (systems.has(system)) faults.push(`${place}: ${system} is there twice.`);
      else systems.set(system, page);
    }
    if (!line.startsWith('- ')) continue;
    const { key = '' } = LINE.exec(line)?.groups ?? {};
    const number = key.startsWith(`${system}-`) ? key.slice(system.length + 1) : '';
    if (!/^[1-9]\d*$/.test(number)) {
      faults.push(`${place}: expected "- **${system}-<number>** <text>".`);
      continue;
    }
    if (requirements.has(key)) faults.push(`${place}: ${key} is there twice.`);
    else if (Number(number) < last) faults.push(`${place}: ${key} stands after ${system}-${last}.`);
    last = Math.max(last, Number(number));
    requirements.set(key, place);
  }
  return faults;
}
