import type { LoadModule, Notice } from './contract.ts';
import { enqueue } from './enqueue.ts';

/**
 * The chunks' module registry. A chunk is a classic script that registers a function, which runs when a feature needs
 * it. Unlike an ES module, a script that failed can be fetched again under its own integrity, shared ones included,
 * because no module map remembers the failure. See docs/decisions/1-chunk-format.md.
 */
type Exports = Record<string, unknown>;

type Factory = (
  module: { exports: Exports },
  exports: Exports,
  require: (id: string) => Exports,
  /** Loads a module on demand. */
  load: LoadModule,
) => void;

/**
 * The value that a chunk pushes: its modules by id. The first has the file's name without `.js`; it is 0 in a file
 * whose modules run separately, when others need them.
 */
export type Chunk = Readonly<Record<string, Factory | 0>>;

/** The registry, open for chunks. */
export interface Registry {
  push(chunk: Chunk): void;
  /** Called by other copies of the loader on the page. */
  readonly notify: (notice: Notice) => void;
}

declare global {
  interface Window {
    /** The chunks that arrived before the loader; later the registry itself. */
    nmtModules?: Chunk[] | Registry;
  }
}

const factories: Record<string, Factory | 0> = {};
const instances: Record<string, Exports> = {};

/**
 * Creates the registry, with the chunks that arrived before the loader.
 * @param notify passes on notices of other copies of the loader
 */
export function openRegistry(notify: (notice: Notice) => void): void {
  const early = window.nmtModules;
  const push = (chunk: Chunk) => void Object.assign(factories, chunk);
  window.nmtModules = { push, notify };
  // If the variable is not set, it may be an element with this id.
  if (Array.isArray(early)) early.forEach(push);
}

/** Whether a chunk has arrived. */
export function hasArrived(stem: string): boolean {
  return stem in factories;
}

/**
 * Runs a module the first time it is required.
 * @param load loads the later imports of modules
 * @returns its exports
 * @throws TypeError if it has not arrived; any error of the module itself
 */
export function requireModule(id: string, load: LoadModule): Exports {
  const known = instances[id];
  if (known) return known;
  const module = { exports: {} };
  // The build lists the files of all modules that a module requires.
  const factory = factories[id] as Factory;
  factory(module, module.exports, (wanted) => requireModule(wanted, load), load);
  instances[id] = module.exports;
  return instances[id];
}

/**
 * Runs a module whose files have arrived: first its imports, file by file, each in a slice of the queue, so that the
 * evaluation of many files, or of a large one, is not one long task.
 * @param files the module's own file, then those of its imports
 * @param id the module's id
 * @param load loads the later imports of modules
 * @returns its exports, in a slice with time for further work; rejects with the error of a module
 */
export async function runModule(files: readonly string[], id: string, load: LoadModule): Promise<Exports> {
  const run = async (next: string) => requireModule(next, load);
  const ids = [id, id].concat(files.map((file) => file.slice(0, -3)));
  for (const next of ids.reverse()) {
    if (factories[next]) await new Promise((resolve) => enqueue(() => resolve(run(next))));
  }
  return requireModule(id, load);
}
