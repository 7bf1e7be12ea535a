/**
 * Prints every text that the product shows to readers: its feature, its key, and the text.
 *
 * npm run texts a table npm run texts -- --json the same as JSON
 */
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTextFiles } from '../build/texts/find-text-files.ts';
import { parseFile } from '../build/texts/parse.ts';
import { readTexts } from '../build/texts/read-texts.ts';

const product = join(import.meta.dirname, '..');

interface ReaderText {
  /** The folder below `widgets/<group>` or `core`. */
  readonly feature: string;
  /** The path in the repository. */
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** Returns every text of the product, in the order of files. */
export function productTexts(root = product): ReaderText[] {
  return findTextFiles(root).flatMap((file) =>
    readTexts(parseFile(root, file)).map(({ key, text }) => ({
      feature: dirname(file).replace(/^core\/|^widgets\/[^/]+\//, ''),
      file,
      key,
      text,
    })),
  );
}

/** Returns a line for each text, in columns. */
export function table(texts: readonly ReaderText[]): string[] {
  const width = (name: 'feature' | 'key') => Math.max(...texts.map((text) => text[name].length));
  const [feature, key] = [width('feature'), width('key')];
  return texts.map((text) => [text.feature.padEnd(feature), text.key.padEnd(key), text.text].join('  '));
}

if (process.argv[1] === import.meta.filename) {
  const { json } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const texts = productTexts();
  console.log(json ? JSON.stringify(texts, null, 2) : table(texts).join('\n'));
}
