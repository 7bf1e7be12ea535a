/** The static imports of a module, nearest first, without the module itself. */
export function closure(module, modules, found = new Set()) {
  for (const name of module.statics) {
    const needed = modules.get(name);
    if (!found.has(needed)) closure(needed, modules, found.add(needed));
  }
  return found;
}
