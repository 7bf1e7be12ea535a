import { PAGE_TYPES } from '../core/runtime/page/page-types.ts';
import { closure } from './closure.ts';
import { mergePacks } from './merge-packs.ts';
import type { Module } from './module.ts';
import { mustGet } from './must-get.ts';
import { bytesOf } from './size-of.ts';

/** The key of the page types that no feature names in `preload`: their HTML includes the caretaker's files only. */
export const EVERY_TYPE = 'default';

/**
 * The cost of one more file in the HTML of a page, in bytes of minified code. It is lower than that of a later request:
 * these files load in parallel, and unused code in them delays the first screen.
 */
const SENT_FILE = 3000;

/**
 * Finds the modules that the HTML of the same page types includes. They may share a file, with no other module in it:
 * then no page waits for code of another page type, or for code that is used later.
 * @param merges whether small sets are joined if that saves files
 * @returns a key per set of page types, with {@link EVERY_TYPE} in it for the modules of every page; without the
 *   modules that no page includes
 */
export function sentTogether(modules: ReadonlyMap<string, Module>, merges: boolean): Map<Module, string> {
  const types = new Map<Module, Set<string>>();
  for (const entry of modules.values()) {
    const sentWith = entry.feature === 'caretaker' ? [...PAGE_TYPES, EVERY_TYPE] : entry.preload;
    if (!sentWith) continue;
    for (const module of closure(entry, modules))
      types.set(module, new Set([...(types.get(module) ?? []), ...sentWith]));
  }
  const sets = new Map<string, Module[]>();
  for (const [module, names] of types) {
    const key = [...names].sort().join();
    sets.set(key, [...(sets.get(key) ?? []), module]);
  }
  const packs = [...sets].map(([key, members]) => ({
    pack: [key],
    users: new Set(key.split(',')),
    bytes: bytesOf(members),
  }));
  const joined = merges
    ? mergePacks(packs, (into, from) => [...into, ...from], SENT_FILE)
    : packs.map(({ pack }) => pack);
  return new Map(
    joined.flatMap((keys) =>
      keys.flatMap((key) => mustGet(sets, key).map((module) => [module, keys.join(' ')] as const)),
    ),
  );
}
