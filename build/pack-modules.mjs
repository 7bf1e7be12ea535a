import { closure } from './closure.mjs';
import { mergePacks } from './merge-packs.mjs';
import { nameShared } from './name-shared.mjs';
import { orderModules } from './order-modules.mjs';

/** What nearly every feature uses goes into one file, so that a feature costs few requests. */
const CORE = /(^|\/)core\/runtime\/(feature|bus|log|page)\/|node_modules\/mitt\//;

/**
 * Groups that nearly every page has, first the one that is sent along. What they use of shared code is on the page
 * anyway and costs other features nothing: it goes into one file for each of the two.
 */
const EVERYWHERE = ['page', 'every-page'];

/** React's packages are of no use without each other. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * From how many bytes of minified code a package has a file of its own, which stays in caches when our code changes.
 * A smaller one is packed with the code that uses it: re-downloading it costs less than its request does.
 */
const OWN_FILE = 8000;

/**
 * @typedef {object} Pack
 * @property {string} title what the file's name begins with
 * @property {object[]} modules the first one is the entry where the file has the name of a feature
 * @property {boolean} isGroup whether it holds the features of a group
 */

/**
 * Decides which modules share a file: `core`, React, a large package on its own, the features of a group with what
 * only they need, and what the same features need. Writes the pack into each module.
 * @param {Map<string, object>} modules
 * @param {boolean} merges whether files are also merged where that saves requests
 * @returns {Pack[]}
 */
export function packModules(modules, merges) {
  const users = new Map([...modules.keys()].map((name) => [name, new Set()]));
  for (const module of modules.values()) {
    // A group is loaded as one, and so counts once.
    const user = module.group ?? module.name;
    if (module.isEntry) for (const { name } of closure(module, modules)) users.get(name).add(user);
  }
  const urgent = new Set(
    [...modules.values()].filter((each) => each.urgent).flatMap((each) => [...closure(each, modules)]),
  );
  const files = new Map();
  const shared = new Map();
  const add = (to, key, module) => to.set(key, [...(to.get(key) ?? []), module]);
  const groups = new Set([...modules.values()].flatMap(({ group }) => group ?? []));
  for (const module of modules.values()) {
    const inputs = Object.keys(module.inputs);
    const own = module.feature ?? packageOf(module);
    const moduleUsers = users.get(module.name);
    const everywhere = EVERYWHERE.find((group) => moduleUsers.has(group));
    const [user] = moduleUsers;
    const isIdle = everywhere === EVERYWHERE[1];
    if (module.group) add(files, `${module.group} group`, module);
    else if (module.isEntry) add(files, `${own ?? nameShared([module])} ${module.name}`, module);
    else if (inputs.every((input) => CORE.test(input))) add(files, 'core', module);
    else if (own === 'react') add(files, own, module);
    else if (own) add(files, `${own} ${module.name}`, module);
    else if (moduleUsers.size === 1 && groups.has(user)) add(files, `${user} group`, module);
    else if (everywhere) add(files, ` ${everywhere}${isIdle && urgent.has(module) ? ' urgent' : ''}`, module);
    else add(shared, [...moduleUsers].sort().join(), module);
  }
  const sizes = [...shared].map(([names, modules]) => ({
    pack: modules,
    users: new Set(names.split(',')),
    bytes: modules.reduce((sum, module) => sum + sizeOf(module), 0),
  }));
  const packs = [...files].map(([key, members]) => {
    const [title, kind] = key.split(' ');
    return { title, modules: entriesFirst(members), isGroup: kind === 'group' };
  });
  const join = (into, from) => [...into, ...from];
  for (const members of merges ? mergePacks(sizes, join) : sizes.map(({ pack }) => pack))
    packs.push({ title: '', modules: members, isGroup: false });
  for (const pack of packs) for (const module of pack.modules) module.pack = pack;
  for (const pack of packs.filter(({ isGroup }) => isGroup)) packs.push(...moveOutLater(pack, modules));
  for (const module of modules.values())
    if (needsOwnFile(module, modules)) packs.push(moveOut([module], module.pack));
  packs.push(...breakCircles(modules));
  const named = packs.filter(({ modules: members }) => members.length);
  for (const pack of named) pack.title ||= `shared-${nameShared(pack.modules)}`;
  return named;
}

/** What features of a group bring later needs no file that holds the features themselves: see {@link needsOwnFile}. */
function moveOutLater(pack, modules) {
  const needed = new Set(pack.modules.flatMap((module) => neededLater(module, modules)));
  const later = pack.modules.filter((module) => !module.isEntry && needed.has(module));
  return later.length ? [moveOut(later, pack)] : [];
}

/**
 * Whether what a module brings later needs the module's own file, with which it was packed for its size: neither of
 * the two could be named by its content then.
 */
function needsOwnFile(module, modules) {
  const isMate = (needed) => needed.pack === module.pack && needed !== module;
  return !module.isEntry && neededLater(module, modules).some(isMate);
}

/**
 * Takes modules out of packs that wait for each other's names: first those that bring something later. A circle that
 * is in the sources stays.
 */
function breakCircles(modules) {
  const broken = [];
  for (;;) {
    const { circle = [] } = orderModules(modules);
    const movable = circle.filter(({ isEntry, pack }) => !isEntry && pack.modules.length > 1);
    const module = movable.find(({ dynamics }) => dynamics.length) ?? movable[0];
    if (!module) return broken;
    broken.push(moveOut([module], module.pack));
  }
}

function neededLater({ dynamics }, modules) {
  const later = dynamics.map((target) => modules.get(target));
  return later.flatMap((target) => [target, ...closure(target, modules)]);
}

/** Takes modules out of their pack into one of their own. */
function moveOut(members, pack) {
  pack.modules = pack.modules.filter((module) => !members.includes(module));
  const own = { title: '', modules: members, isGroup: false };
  for (const module of members) module.pack = own;
  return own;
}

function entriesFirst(members) {
  return [...members].sort((one, other) => Number(other.isEntry) - Number(one.isEntry));
}

function sizeOf({ inputs }) {
  return Object.values(inputs).reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0);
}

/** The package that makes up most of a module, if it is large enough for a file of its own. */
function packageOf(module) {
  const all = sizeOf(module);
  const shares = {};
  for (const [input, { bytesInOutput }] of Object.entries(module.inputs)) {
    const name = REACT.test(input)
      ? 'react'
      : input
          .match(/node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//)?.[1]
          .replace(/^@/, '')
          .replace(/\W/g, '-');
    if (name) shares[name] = (shares[name] ?? 0) + bytesInOutput;
  }
  return Object.keys(shares).find((name) => shares[name] > all / 2 && (name === 'react' || all >= OWN_FILE));
}
