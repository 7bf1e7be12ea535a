import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pages are, from the root. */
export const PAGES = 'docs/requirements';
const INDEX = 'README.md';
const LINE = /^- \*\*(?<key>[a-z0-9-]+)\*\* (?<text>\S.*)$/;

/**
 * The requirements of all pages, with what is wrong with the pages themselves.
 * @param {string} root of the repository
 * @returns {{ requirements: Map<string, string>, faults: string[] }} by key where its line is; a sentence for each fault
 */
export function readPages(root) {
  const folder = join(root, PAGES);
  const systems = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== INDEX)
    .map((file) => file.slice(0, -'.md'.length));
  const requirements = new Map();
  const faults = indexFaults(readFileSync(join(folder, INDEX), 'utf8'), systems);
  for (const system of systems) {
    const page = `${PAGES}/${system}.md`;
    faults.push(...readPage(system, page, readFileSync(join(folder, `${system}.md`), 'utf8'), requirements));
  }
  return { requirements, faults };
}

function indexFaults(index, systems) {
  const linked = [...index.matchAll(/\]\(([a-z0-9-]+)\.md\)/g)].map(([, system]) => system);
  return systems.flatMap((system) => {
    const count = linked.filter((each) => each === system).length;
    return count === 1 ? [] : `${PAGES}/${INDEX}: ${system} is linked ${count} times; expected once.`;
  });
}

/** Adds the requirements of a page to those before. @returns {string[]} the page's faults */
function readPage(system, page, text, requirements) {
  const faults = [];
  const [heading, ...lines] = text.split('\n');
  if (heading !== `# ${system}`) faults.push(`${page}:1: the heading is not "# ${system}".`);
  let last = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('- ')) continue;
    const place = `${page}:${index + 2}`;
    const { key } = LINE.exec(line)?.groups ?? {};
    const number = key?.startsWith(`${system}-`) ? key.slice(system.length + 1) : '';
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
