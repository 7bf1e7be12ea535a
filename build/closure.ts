import type { Module } from './module.ts';
import { mustGet } from './must-get.ts';

/** The static imports of a module, nearest first, without the module itself. */
export function closure(
  module: Module,
  modules: ReadonlyMap<string, Module>,
  found = new Set<Module>(),
): Set<Module> {
  for (const name of module.statics) {
    const needed = mustGet(modules, name);
    if (!found.has(needed)) closure(needed, modules, found.add(needed));
  }
  return found;
}
