import { mergePacks } from './merge-packs.mjs';

/** What nearly every feature uses goes into one file, so that a feature costs few requests. */
const CORE = /(^|\/)core\/runtime\/(feature|bus|log|page)\/|node_modules\/mitt\//;

/** Decides which modules share a file: `core`, a package on its own, and what the same features need. */
export function packModules(modules) {
  const users = new Map([...modules.keys()].map((name) => [name, new Set()]));
  for (const module of modules.values()) {
    if (module.isEntry) for (const { name } of closure(module, modules)) users.get(name).add(module.name);
  }
  const files = new Map();
  const shared = new Map();
  const add = (to, key, module) => to.set(key, [...(to.get(key) ?? []), module]);
  for (const module of modules.values()) {
    const title = module.feature ?? titleOf(module.inputs);
    if (module.isEntry) add(files, `${title} ${module.name}`, module);
    else if (Object.keys(module.inputs).every((input) => CORE.test(input))) add(files, 'core', module);
    else if (title !== 'shared') add(files, `${title} ${module.name}`, module);
    else add(shared, [...users.get(module.name)].sort().join(), module);
  }
  const sizes = [...shared].map(([names, pack]) => ({
    pack,
    users: new Set(names.split(',')),
    bytes: pack
      .flatMap(({ inputs }) => Object.values(inputs))
      .reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0),
  }));
  for (const pack of mergePacks(sizes, (into, from) => [...into, ...from]))
    files.set(`shared ${pack[0].name}`, pack);
  for (const [key, pack] of files) for (const module of pack) module.pack = key;
  for (const module of modules.values()) if (needsOwnFile(module, modules)) moveOut(module, files);
  return files;
}

/**
 * Whether what a module brings later needs the module's own file, with which it was packed for its size: neither of
 * the two could be named by its content then.
 */
function needsOwnFile({ name, pack, isEntry, dynamics }, modules) {
  const later = dynamics.map((target) => modules.get(target));
  const needed = later.flatMap((target) => [target, ...closure(target, modules)]);
  return !isEntry && needed.some((module) => module.pack === pack && module.name !== name);
}

function moveOut(module, files) {
  const mates = files.get(module.pack).filter((mate) => mate !== module);
  files.set(module.pack, mates);
  module.pack = `shared ${module.name} alone`;
  files.set(module.pack, [module]);
}

/** What a module needs at once, nearest first, without itself. */
export function closure(module, modules, found = new Set()) {
  for (const name of module.statics) {
    const needed = modules.get(name);
    if (!found.has(needed)) closure(needed, modules, found.add(needed));
  }
  return found;
}

/** A shared file is named after the package that makes up most of it, or `shared`. */
function titleOf(inputs) {
  const shares = {};
  let all = 0;
  for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
    const found = input.match(/node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//);
    if (found) shares[found[1]] = (shares[found[1]] ?? 0) + bytesInOutput;
    all += bytesInOutput;
  }
  const most = Object.keys(shares).find((name) => shares[name] > all / 2);
  return most ? most.replace(/^@/, '').replace(/\W/g, '-') : 'shared';
}
