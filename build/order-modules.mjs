import { closure } from './closure.mjs';

/**
 * What a module names: a static import names a module, a dynamic one files, so that all modules in those have to be known.
 * @param {object} module
 * @param {Map<string, object>} modules each with its pack
 * @returns {Set<object>} in the order of the imports
 */
export function neededBy(module, modules) {
  const needed = new Set(module.statics.map((name) => modules.get(name)));
  for (const name of module.dynamics) {
    const target = modules.get(name);
    for (const { pack } of [target, ...closure(target, modules)])
      if (pack !== module.pack) for (const mate of pack.modules) needed.add(mate);
  }
  return needed;
}

/**
 * Puts modules after what they need.
 * @param {Map<string, object>} modules each with its pack
 * @returns {{ order: Set<object>, circle: object[] | undefined }} the circle if there is no such order
 */
export function orderModules(modules) {
  const order = new Set();
  let circle;
  const visit = (module, path) => {
    if (circle || order.has(module)) return;
    if (path.includes(module)) {
      circle = path.slice(path.indexOf(module));
      return;
    }
    const further = [...path, module];
    for (const needed of neededBy(module, modules)) visit(needed, further);
    order.add(module);
  };
  for (const name of [...modules.keys()].sort()) visit(modules.get(name), []);
  return { order, circle };
}
