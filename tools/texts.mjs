/**
 * Every text that the product shows to readers: its feature, its key, whether the specification quotes it, and the text.
 *
 * npm run texts                                      a table
 * npm run texts -- --json                            the same as JSON
 * npm run texts -- --spec FOLDER                     compares with the specification, Markdown files in FOLDER
 * npm run texts -- --spec FOLDER --update            and stores what it quotes in tools/texts/quoted.txt
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseFile } from './texts/parse.mjs';
import { isQuoted, readSpecification } from './texts/quoted.mjs';
import { readTexts } from './texts/read-texts.mjs';

const product = join(import.meta.dirname, '..');
/** What is for no reader: texts in storage, and the words of the panel for developers, in English. */
const FOR_NO_READER = ['core/platform/storage/texts.ts', 'widgets/shell/debug-panel/texts.ts'];
const QUOTED = 'tools/texts/quoted.txt';
const QUOTED_HEAD =
  '# What the specification quotes: letter by letter. Written by `npm run texts -- --spec FOLDER --update`.';

/**
 * @typedef {object} ReaderText
 * @property {string} feature the folder below `widgets/<group>` or `core`
 * @property {string} file its path in the repository
 * @property {string} key
 * @property {string} text
 * @property {boolean} isQuoted whether the specification has it letter by letter
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
 * @param {{ root?: string, specification?: string }} [options] the specification's own text; without it, the stored
 * list says what is quoted
 * @returns {ReaderText[]}
 */
export function productTexts({ root = product, specification } = {}) {
  const stored = new Set(storedQuotes(root));
  return textFiles(root).flatMap((file) =>
    readTexts(parseFile(root, file)).map(({ key, text }) => ({
      feature: dirname(file).replace(/^core\/|^widgets\/[^/]+\//, ''),
      file,
      key,
      text,
      isQuoted: specification === undefined ? stored.has(text) : isQuoted(text, specification),
    })),
  );
}

/** The texts that the specification quotes, as stored. @param {string} [root] of the repository */
export function storedQuotes(root = product) {
  const lines = readFileSync(join(root, QUOTED), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** A line for each text, in columns. @param {ReaderText[]} texts */
export function table(texts) {
  const width = (name) => Math.max(...texts.map((text) => text[name].length));
  const [feature, key] = [width('feature'), width('key')];
  return texts.map((text) =>
    [text.feature.padEnd(feature), text.key.padEnd(key), text.isQuoted ? 'spec' : '    ', text.text].join(
      '  ',
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const { spec, update, json } = parseArgs({
    options: { spec: { type: 'string' }, update: { type: 'boolean' }, json: { type: 'boolean' } },
  }).values;
  if (update && spec === undefined) throw new Error('--update needs --spec FOLDER.');
  const texts = productTexts({ specification: spec === undefined ? undefined : readSpecification(spec) });
  if (update) {
    const quotes = new Set(texts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text));
    writeFileSync(join(product, QUOTED), `${[QUOTED_HEAD, ...[...quotes].sort()].join('\n')}\n`);
  }
  console.log(json ? JSON.stringify(texts, null, 2) : table(texts).join('\n'));
}
