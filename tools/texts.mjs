/**
 * Every text that the product shows to readers: its feature, its key, and the text.
 *
 * npm run texts                                      a table
 * npm run texts -- --json                            the same as JSON
 */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseFile } from './texts/parse.mjs';
import { readTexts } from './texts/read-texts.mjs';

const product = join(import.meta.dirname, '..');
/** What is for no reader: texts in storage, and the words of the panel for developers, in English. */
const FOR_NO_READER = ['core/platform/storage/texts.ts', 'widgets/shell/debug-panel/texts.ts'];

/**
 * @typedef {object} ReaderText
 * @property {string} feature the folder below `widgets/<group>` or `core`
 * @property {string} file its path in the repository
 * @property {string} key
 * @property {string} text
 */

/** Whether a file of the product holds texts for readers. @param {string} file its path in the repository */
export function isTextFile(file) {
  return /^(core|widgets)\/.*\/(?:[\w-]+-)?texts\.ts$/.test(file) && !FOR_NO_READER.includes(file);
}

/**
 * The files of the product that hold texts for readers, and nothing else.
 * @param {string} [root] of the repository
 * @returns {string[]} paths
 */
export function textFiles(root = product) {
  const files = ['ls-files', '--cached', '--others', '--exclude-standard', 'core', 'widgets'];
  return execFileSync('git', files, { cwd: root, encoding: 'utf8' }).split('\n').filter(isTextFile).sort();
}

/**
 * Every text of the product, in the order of files.
 * @param {{ root?: string }} [options]
 * @returns {ReaderText[]}
 */
export function productTexts({ root = product } = {}) {
  return textFiles(root).flatMap((file) =>
    readTexts(parseFile(root, file)).map(({ key, text }) => ({
      feature: dirname(file).replace(/^core\/|^widgets\/[^/]+\//, ''),
      file,
      key,
      text,
    })),
  );
}

/** A line for each text, in columns. @param {ReaderText[]} texts */
export function table(texts) {
  const width = (name) => Math.max(...texts.map((text) => text[name].length));
  const [feature, key] = [width('feature'), width('key')];
  return texts.map((text) => [text.feature.padEnd(feature), text.key.padEnd(key), text.text].join('  '));
}

if (process.argv[1] === import.meta.filename) {
  const { json } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const texts = productTexts();
  console.log(json ? JSON.stringify(texts, null, 2) : table(texts).join('\n'));
}
