/** What a module needs at once, nearest first, without itself. */
export function closure(module, modules, found = new Set()) {
  for (const name of module.statics) {
    const needed = modules.get(name);
    if (!found.has(needed)) closure(needed, modules, found.add(needed));
  }
  return found;
}
