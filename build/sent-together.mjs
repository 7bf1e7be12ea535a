import { closure } from './closure.mjs';
import { PAGE_TYPES } from './manifest-schema.mjs';
import { mergePacks } from './merge-packs.mjs';
import { bytesOf } from './size-of.mjs';

/** Stands for the page types that no feature names in `preload`: their HTML includes the caretaker's files only. */
export const EVERY_TYPE = 'default';

/**
 * The price of one more file in the HTML of a page, in bytes of minified code. It is lower than that of a later request:
 * these files load in parallel, and unused code in them delays the first screen.
 */
const SENT_FILE = 3000;

/**
 * Finds the modules that the HTML of the same page types includes. They may share a file, with no other module in it: then
 * no page waits for code of another page type, or for code that is used later.
 * @param {Map<string, object>} modules
 * @param {boolean} merges whether small sets are joined where that saves files
 * @returns {Map<object, string>} a key per set of page types, with {@link EVERY_TYPE} in it for the modules of every
 *   page; without the modules that no page includes
 */
export function sentTogether(modules, merges) {
  const types = new Map();
  for (const entry of modules.values()) {
    const sentWith = entry.feature === 'caretaker' ? [...PAGE_TYPES, EVERY_TYPE] : entry.preload;
    for (const module of sentWith ? closure(entry, modules) : [])
      types.set(module, new Set([...(types.get(module) ?? []), ...sentWith]));
  }
  const sets = new Map();
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
    joined.flatMap((keys) => keys.flatMap((key) => sets.get(key).map((module) => [module, keys.join(' ')]))),
  );
}
