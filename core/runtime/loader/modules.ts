import type { Notice } from './contract.ts';
import { tell } from './caretaker-link.ts';

/**
 * The chunks' module registry. A chunk is a classic script that hands over a function; it runs when a
 * feature needs it. Unlike an ES module, a script that failed can be fetched again under its own integrity,
 * shared ones included, because no module map remembers the failure. See docs/decisions/1-chunk-format.md.
 */
type Exports = Record<string, unknown>;

type Factory = (
  module: { exports: Exports },
  exports: Exports,
  require: (id: string) => Exports,
  /** Brings a module that is only sometimes needed: the files, then the module's id. */
  load: (files: string[], id: string) => Promise<Exports>,
) => void;

/** What a chunk pushes: its modules by id. The first has the file's name without `.js`. */
export type Chunk = Readonly<Record<string, Factory>>;

/** The registry, open for chunks. */
export interface Registry {
  push(chunk: Chunk): void;
  /** Hears of other loaders on the page. */
  readonly tell: (notice: Notice) => void;
}

declare global {
  interface Window {
    /** Chunks that arrived before the loader, then the registry itself. */
    nmtModules?: Chunk[] | Registry;
  }
}

const factories: Record<string, Factory> = {};
const instances: Record<string, Exports> = {};
let bring: (files: string[]) => Promise<unknown>;

/**
 * Opens the registry for chunks, those that came before the loader included.
 * @param load brings files, so that a chunk can ask for others
 */
export function openRegistry(load: typeof bring): void {
  bring = load;
  const early = window.nmtModules as Chunk[] | undefined;
  const registry: Registry = {
    push(modules) {
      Object.assign(factories, modules);
    },
    tell,
  };
  window.nmtModules = registry;
  if (early) early.forEach(registry.push);
}

/** Whether a chunk has arrived. */
export function hasArrived(stem: string): boolean {
  return stem in factories;
}

/**
 * Runs a module the first time it is asked for.
 * @returns its exports
 * @throws Error where it has not arrived; whatever the module itself throws
 */
export function requireModule(id: string): Exports {
  const known = instances[id];
  if (known) return known;
  const factory = factories[id];
  if (!factory) throw new Error(`No module ${id}`);
  const module = { exports: {} };
  factory(module, module.exports, requireModule, (files, wanted) =>
    bring(files).then(() => requireModule(wanted)),
  );
  instances[id] = module.exports;
  return module.exports;
}
