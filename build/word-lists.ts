import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** The lists that the password-strength tool judges by, as their packages build them. */
const LIST = /@zxcvbn-ts\/language-[\w-]+\/dist\/\w+\.json\.(mjs|esm\.js)$/;

/**
 * The number of entries that each list keeps, the most frequent ones; all others of {@link LIST} keep {@link WORDS}.
 */
const MAX_ENTRIES: Record<string, number> = { passwords: 5000, diceware: 0 };
const WORDS = 2000;

/** Keyboards whose neighbouring keys count as a pattern: those that Dutch readers type on. */
const KEYBOARDS = ['qwerty', 'keypad'];

/**
 * Cuts the lists of the password-strength tool to what tells the most: whole, they are ten times as large, for few
 * passwords that are judged otherwise.
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

/** Words, the most frequent first, or keyboards by name. */
type WordList = string[] | Record<string, unknown>;

/**
 * Cuts one list.
 * @param name of the list, as its file is called
 */
export function cutList(name: string, list: WordList): WordList {
  if (Array.isArray(list)) return list.slice(0, MAX_ENTRIES[name] ?? WORDS);
  return Object.fromEntries(KEYBOARDS.filter((key) => key in list).map((key) => [key, list[key]]));
}
