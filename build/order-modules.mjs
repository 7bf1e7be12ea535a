import { closure } from './closure.mjs';

/**
 * Puts modules after what they need: a static import names a module, which has to be known by then; a dynamic one names
 * files, so that all modules in those have to be.
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
    for (const name of module.statics) visit(modules.get(name), further);
    for (const name of module.dynamics) {
      const target = modules.get(name);
      for (const { pack } of [target, ...closure(target, modules)])
        if (pack !== module.pack) for (const mate of pack.modules) visit(mate, further);
    }
    order.add(module);
  };
  for (const name of [...modules.keys()].sort()) visit(modules.get(name), []);
  return { order, circle };
}
