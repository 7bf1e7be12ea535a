import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** The lists of the password-strength tool, as their packages build them. */
const LIST = /@zxcvbn-ts\/language-[\w-]+\/dist\/\w+\.json\.(mjs|esm\.js)$/;

/**
 * The number of entries that are kept of each list, the most frequent ones first; other lists of {@link LIST} keep
 * {@link WORDS}.
 */
const MAX_ENTRIES: Record<string, number> = { passwords: 5000, diceware: 0 };
const WORDS = 2000;

/** Keyboards whose neighbouring keys count as a pattern: those that Dutch readers type on. */
const KEYBOARDS = ['qwerty', 'keypad'];

/**
 * Cuts the lists of the password-strength tool to the entries that matter most: complete lists are ten times as large,
 * and change the result for few passwords.
 */
export function wordLists(): Plugin {
  return {
    name: 'word-lists',
    setup(build) {
      const cut = new Map<string, string>();
      build.onLoad({ filter: LIST }, async ({ path }) => {
        const known = cut.get(path);
        if (known !== undefined) return { contents: known, loader: 'js' };
        const name = basename(path).replace(/\.json\..*$/, '');
        const source = join(dirname(path), '../src', `${name}.json`);
        const list: WordList = JSON.parse(await readFile(source, 'utf8'));
        const contents = `export default ${JSON.stringify(cutList(name, list))};`;
        cut.set(path, contents);
        return { contents, loader: 'js' };
      });
    },
  };
}

/** Words sorted by frequency, the most frequent first, or keyboards by name. */
type WordList = string[] | Record<string, unknown>;

/**
 * Cuts one list.
 * @param name the list's name, which is that of its file
 */
export function cutList(name: string, list: WordList): WordList {
  if (Array.isArray(list)) return list.slice(0, MAX_ENTRIES[name] ?? WORDS);
  return Object.fromEntries(KEYBOARDS.filter((key) => key in list).map((key) => [key, list[key]]));
}
