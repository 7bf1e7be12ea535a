import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../../docs/performance.md');

/**
 * Inserts measurements into docs/performance.md.
 * @param {string} name name of the position: between the lines `<!-- {name}: begin -->` and `<!-- {name}: end -->`
 * @param {string} measured Markdown
 */
export function writeMeasured(name, measured) {
  writeFileSync(DOCUMENT, withMeasured(readFileSync(DOCUMENT, 'utf8'), name, measured));
}

/**
 * @param {string} document document with the two lines
 * @param {string} name name of the position
 * @param {string} measured
 * @throws {Error} if a line is missing
 */
export function withMeasured(document, name, measured) {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document has no place between ${begin} and ${end}.`);
  return `${document.slice(0, from + begin.length)}\n\n${measured}\n\n${document.slice(to)}`;
}

/**
 * @param {readonly string[]} titles titles of the columns, the first of which has text
 * @param {readonly (readonly (string | number)[])[]} rows
 * @returns {string} a table in Markdown
 */
export function markdownTable(titles, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(titles), line(titles.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
