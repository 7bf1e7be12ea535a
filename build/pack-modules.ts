import { closure } from './closure.ts';
import { gainOf, mergePacks, type Weighed } from './merge-packs.ts';
import { type Module, type Pack, packOf } from './module.ts';
import { mustGet } from './must-get.ts';
import { nameShared, shortName } from './name-shared.ts';
import { orderModules } from './order-modules.ts';
import { EVERY_TYPE, sentTogether } from './sent-together.ts';
import { bytesOf, sizeOf } from './size-of.ts';
import type { UsualPage } from './usual-pages.ts';

/**
 * Two files contain the modules that nearly every feature uses, so that a feature costs few requests: `core` with those
 * that every page includes, `features` with the others. The modules that need React are in neither, nor are those that
 * few features need: most do not use them.
 */
const CORE =
  /(^|\/)core\/(runtime\/(feature\/(?!widget\.|(?:mount|render|show)-view\.)|bus\/|log\/|page\/(?!page-(map|turn)\.))|platform\/dom\/)|node_modules\/mitt\//;

/**
 * The group that nearly every page loads when it is idle. Shared code that is used only by this group and by code that
 * loads later is in one file: the page has it anyway, so it costs other features nothing.
 */
const EVERY_PAGE = 'every-page';

/** React's packages are useless without each other, so they share a file. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** The weight of a page that includes a file, or loads it when it is idle, in features. */
const PAGE_USES = 8;

/**
 * The cost of one more file in the HTML of the same page types, in bytes of minified code: a first screen waits for
 * these files.
 */
const SENT_REQUEST = 30_000;

/** The weight of a page that readers often open, in features. */
const USUAL_PAGE_USES = 20;

/**
 * The size in bytes of minified code from which a package has a file of its own, which stays in caches when our code
 * changes. A smaller package is packed with the code that uses it: downloading it again costs less than its own
 * request.
 */
const OWN_FILE = 8000;

/**
 * Decides which modules share a file: `core`, React, a large package on its own, the features of a group with the
 * modules that only they need, and the modules that the same features need. Sets the pack of each module.
 * @param merges whether files are also merged if that saves requests
 * @param pages the pages that readers often open, by name
 */
export function packModules(
  modules: ReadonlyMap<string, Module>,
  merges: boolean,
  pages: Readonly<Record<string, UsualPage>> = {},
): Pack[] {
  const users = usersOf(modules);
  const visits = visitsOf(modules, pages);
  const sentWith = sentTogether(modules, merges);
  const files: Members = new Map();
  const shared = new Map<string, Members>();
  const add = (to: Members, key: string, module: Module) => to.set(key, [...(to.get(key) ?? []), module]);
  const groups = new Set([...modules.values()].flatMap(({ group }) => group ?? []));
  for (const module of modules.values()) {
    const inputs = Object.keys(module.inputs);
    const own = module.feature ?? packageOf(module);
    const moduleUsers = mustGet(users, module.name);
    const [user = ''] = moduleUsers;
    const sent = sentWith.get(module) ?? '';
    const readers = sent ? [] : (visits.get(module) ?? []);
    const isUsual = merges && isLater(module) && readers.length > 0;
    if (module.group) add(files, `${module.group} group`, module);
    else if (module.isEntry && !isUsual) add(files, `${own ?? nameShared([module])} ${module.name}`, module);
    else if (own === 'react') add(files, own, module);
    else if (own) add(files, `${own} ${module.name}`, module);
    // Modules that no page includes would only make those files larger.
    else if (sent && inputs.every((input) => CORE.test(input)))
      add(files, sent.includes(EVERY_TYPE) ? 'core' : 'features', module);
    else if (moduleUsers.size === 1 && groups.has(user)) add(files, `${user} group`, module);
    else if (!sent && moduleUsers.has(EVERY_PAGE)) add(files, ` ${EVERY_PAGE}`, module);
    else {
      const sameClass: Members = shared.get(sent) ?? new Map();
      add(sameClass, [...moduleUsers, ...readers].sort().join(), module);
      shared.set(sent, sameClass);
    }
  }
  const packs: Pack[] = [...files].map(([key, members]) => {
    const [title = '', kind] = key.split(' ');
    const isOneProgram = title === 'react' && !kind;
    const isGroup = kind === 'group';
    const isOwn = !isGroup && members.some(({ isEntry }) => isEntry);
    return { title, modules: entriesFirst(members), isOwn, isGroup, isOneProgram };
  });
  for (const [sent, sameClass] of shared)
    for (const members of merges ? mergeShared(sameClass, sent) : sameClass.values())
      packs.push({ title: '', modules: members, isOwn: false, isGroup: false });
  for (const pack of packs) for (const module of pack.modules) module.pack = pack;
  if (merges) for (const module of modules.values()) takeHome(module, modules, sentWith);
  const broken = breakCircles(modules, sentWith);
  packs.push(...broken);
  if (merges) for (const pack of broken) rejoin(pack, packs, { modules, sentWith, users });
  const named = packs.filter(({ modules: members }) => members.length);
  for (const pack of named) pack.title ||= shortName(nameShared(pack.modules));
  return named;
}

/** Modules, by the property that those of one file have in common. */
type Members = Map<string, Module[]>;

/** The features and groups that need each module, by its name. */
type Users = ReadonlyMap<string, ReadonlySet<string>>;

function usersOf(modules: ReadonlyMap<string, Module>): Users {
  const users = new Map([...modules.keys()].map((name) => [name, new Set<string>()]));
  for (const module of modules.values()) {
    // A group is loaded as one unit, and so counts once.
    const user = module.group ?? module.name;
    if (module.isEntry) for (const { name } of closure(module, modules)) mustGet(users, name).add(user);
  }
  return users;
}

/** The pages that need each module, written like features: `/frontpage`. */
function visitsOf(
  modules: ReadonlyMap<string, Module>,
  pages: Readonly<Record<string, UsualPage>>,
): ReadonlyMap<Module, string[]> {
  const visits = new Map<Module, string[]>();
  for (const [page, { features, later }] of Object.entries(pages)) {
    const has = ({ feature = '', entryPoint = '' }: Module) =>
      features.includes(feature) || later.includes(entryPoint);
    const needed = new Set<Module>();
    for (const entry of modules.values()) if (has(entry)) closure(entry, modules, needed.add(entry));
    for (const module of needed) visits.set(module, [...(visits.get(module) ?? []), `/${page}`]);
  }
  return visits;
}

/**
 * Merges modules, grouped by the features and pages that use them, into files. All are included in pages of the same
 * types.
 */
function mergeShared(byUsers: Members, sent: string): Module[][] {
  const uses = (user: string, length = PAGE_USES) => Array.from({ length }, (_, index) => `${user} ${index}`);
  const usesOf = (user: string) => {
    if (user === EVERY_PAGE) return uses(user);
    return user.startsWith('/') ? uses(user, USUAL_PAGE_USES) : user;
  };
  const pages = sent ? uses('page') : [];
  const packs = [...byUsers].map(([names, modules]) => ({
    pack: modules,
    users: new Set(names.split(',').flatMap(usesOf).concat(pages)),
    bytes: bytesOf(modules),
  }));
  return mergePacks(packs, (into, from) => [...into, ...from], sent ? SENT_REQUEST : undefined);
}

/**
 * Takes modules out of packs whose names depend on each other: first those that no page includes, because each
 * additional file in a page's HTML delays a first screen, and of these the smallest, which costs least. A cycle in the
 * sources stays.
 */
function breakCircles(modules: ReadonlyMap<string, Module>, sentWith: ReadonlyMap<Module, string>): Pack[] {
  const broken: Pack[] = [];
  for (;;) {
    const { circle = [] } = orderModules(modules);
    const movable = circle.filter((module) => !module.feature && packOf(module).modules.length > 1);
    const isSent = (module: Module) => Number(sentWith.has(module));
    const [module] = movable.sort((one, other) => isSent(one) - isSent(other) || sizeOf(one) - sizeOf(other));
    if (!module) return broken;
    broken.push(moveOut(module, packOf(module)));
  }
}

/** The maximum number of files that are tried for the modules taken out of a cycle: each try sorts all modules. */
const TRIES = 8;

/** The packer's data about all modules. */
interface Packing {
  readonly modules: ReadonlyMap<string, Module>;
  readonly sentWith: ReadonlyMap<Module, string>;
  readonly users: Users;
}

/**
 * Finds another file for the modules taken out of a cycle: the one that saves readers most without a new cycle. A few
 * hundred bytes do not get a file of their own.
 */
function rejoin(pack: Pack, packs: readonly Pack[], { modules, sentWith, users }: Packing): void {
  const weighed = ({ modules: members }: Pack): Weighed => ({
    bytes: bytesOf(members),
    users: new Set(members.flatMap(({ name }) => [...mustGet(users, name)])),
  });
  const sentOf = ({ modules: members }: Pack) => members[0] && sentWith.get(members[0]);
  const own = weighed(pack);
  const chances = packs
    .filter((other) => other !== pack && other.title === '' && other.modules.length > 0)
    .filter((other) => sentOf(other) === sentOf(pack))
    .map((other) => ({ other, gain: gainOf(own, weighed(other)) }))
    .filter(({ gain }) => gain > 0)
    .sort((one, another) => another.gain - one.gain);
  for (const { other } of chances.slice(0, TRIES)) {
    const [members, before] = [pack.modules, other.modules];
    other.modules = [...before, ...members];
    pack.modules = [];
    for (const module of members) module.pack = other;
    if (!orderModules(modules).circle) return;
    other.modules = before;
    pack.modules = members;
    for (const module of members) module.pack = pack;
  }
}

/** Whether a module is the target of a dynamic import. */
function isLater({ isEntry, feature }: Module): boolean {
  return isEntry && feature === undefined;
}

/**
 * Moves a module that is imported later into the file that already contains its source: only its names remain, which
 * are not worth a request. Files that the HTML of a page includes are left out: few pages need the names.
 */
function takeHome(
  module: Module,
  modules: ReadonlyMap<string, Module>,
  sentWith: ReadonlyMap<Module, string>,
): void {
  const { entryPoint = '', inputs, statics } = module;
  if (!isLater(module) || Object.keys(inputs).length > 0) return;
  const home = statics.map((name) => mustGet(modules, name)).find((needed) => entryPoint in needed.inputs);
  if (!home || sentWith.has(home)) return;
  const [before, after] = [packOf(module), packOf(home)];
  before.modules = before.modules.filter((other) => other !== module);
  after.modules = [...after.modules, module];
  module.pack = after;
}

/** Moves a module out of its pack into a new one. */
function moveOut(module: Module, pack: Pack): Pack {
  pack.modules = pack.modules.filter((other) => other !== module);
  module.pack = { title: '', modules: [module], isOwn: module.isEntry, isGroup: false };
  return module.pack;
}

function entriesFirst(members: readonly Module[]): Module[] {
  return [...members].sort((one, other) => Number(other.isEntry) - Number(one.isEntry));
}

/** Returns the package that makes up most of a module, if it is large enough for a file of its own. */
function packageOf(module: Module): string | undefined {
  const all = sizeOf(module);
  const shares = new Map<string, number>();
  for (const [input, { bytesInOutput }] of Object.entries(module.inputs)) {
    const name = REACT.test(input)
      ? 'react'
      : input
          .match(/node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//)?.[1]
          ?.replace(/^@/, '')
          .replace(/\W/g, '-');
    if (name) shares.set(name, (shares.get(name) ?? 0) + bytesInOutput);
  }
  const isOwn = ([name, bytes]: [string, number]) => bytes > all / 2 && (name === 'react' || all >= OWN_FILE);
  return [...shares].find(isOwn)?.[0];
}
