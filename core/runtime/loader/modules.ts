import type { LoadModule, Notice } from './contract.ts';

/**
 * The chunks' module registry. A chunk is a classic script that registers a function, which runs when a feature
 * needs it. Unlike an ES module, a script that failed can be fetched again under its own integrity, shared ones
 * included, because no module map remembers the failure. See docs/decisions/1-chunk-format.md.
 */
type Exports = Record<string, unknown>;

type Factory = (
  module: { exports: Exports },
  exports: Exports,
  require: (id: string) => Exports,
  /** Loads a module on demand. */
  load: LoadModule,
) => void;

/** The value that a chunk pushes: its modules by id. The first has the file's name without `.js`. */
export type Chunk = Readonly<Record<string, Factory>>;

/** The registry, open for chunks. */
export interface Registry {
  push(chunk: Chunk): void;
  /** Called by other loaders on the page. */
  readonly notify: (notice: Notice) => void;
}

declare global {
  interface Window {
    /** Chunks that arrived before the loader, then the registry itself. */
    nmtModules?: Chunk[] | Registry;
  }
}

const factories: Record<string, Factory> = {};
const instances: Record<string, Exports> = {};

/**
 * Creates the registry, with the chunks that arrived before the loader.
 * @param notify passes on notices of other loaders
 */
export function openRegistry(notify: (notice: Notice) => void): void {
  const early = window.nmtModules;
  const push = (chunk: Chunk) => void Object.assign(factories, chunk);
  window.nmtModules = { push, notify };
  // A named element with this id takes the place of an unset variable.
  if (Array.isArray(early)) early.forEach(push);
}

/** Whether a chunk has arrived. */
export function hasArrived(stem: string): boolean {
  return stem in factories;
}

/**
 * Runs a module the first time it is required.
 * @param load for modules that import others later
 * @returns its exports
 * @throws Error if it has not arrived; any error of the module itself
 */
export function requireModule(id: string, load: LoadModule): Exports {
  const known = instances[id];
  if (known) return known;
  const factory = factories[id];
  if (!factory) throw new Error(`No module ${id}`);
  const module = { exports: {} };
  factory(module, module.exports, (wanted) => requireModule(wanted, load), load);
  instances[id] = module.exports;
  return module.exports;
}
