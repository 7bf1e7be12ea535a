import { closure } from './closure.ts';
import { type Module, packOf } from './module.ts';
import { mustGet } from './must-get.ts';

/**
 * The modules that a module depends on: a static import names a module, a dynamic one names files, so that all modules
 * in those have to be known.
 * @param modules each with its pack
 * @returns in the order of the imports
 */
export function neededBy(module: Module, modules: ReadonlyMap<string, Module>): Set<Module> {
  const needed = new Set(module.statics.map((name) => mustGet(modules, name)));
  for (const name of module.dynamics) {
    const target = mustGet(modules, name);
    for (const brought of [target, ...closure(target, modules)]) {
      const pack = packOf(brought);
      if (pack !== module.pack) for (const mate of pack.modules) needed.add(mate);
    }
  }
  return needed;
}

/**
 * Sorts modules after those that they need.
 * @param modules each with its pack
 * @returns the cycle, if there is no such order
 */
export function orderModules(modules: ReadonlyMap<string, Module>): {
  order: Set<Module>;
  circle: Module[] | undefined;
} {
  const order = new Set<Module>();
  let circle: Module[] | undefined;
  const visit = (module: Module, path: readonly Module[]) => {
    if (circle || order.has(module)) return;
    if (path.includes(module)) {
      circle = path.slice(path.indexOf(module));
      return;
    }
    const further = [...path, module];
    for (const needed of neededBy(module, modules)) visit(needed, further);
    order.add(module);
  };
  for (const name of [...modules.keys()].sort()) visit(mustGet(modules, name), []);
  return { order, circle };
}
