import type { PageFacts } from '../page/facts.ts';
import type { Pair } from './plan.ts';
import type { Route, RoutingTable } from './routes.ts';

/** What the loader gives a feature when it mounts. */
export interface MountContext {
  /** The feature's name in `manifest.json`. */
  readonly feature: string;
  /** What the loader knows of the page. */
  readonly facts: PageFacts;
  /** Aborts when the hook leaves the page or the feature fails: everything that was started hangs on it. */
  readonly signal: AbortSignal;
  /**
   * Says that the feature cannot go on after it mounted. The hook gets back what the server sent, the error
   * is reported once, and all other features go on.
   */
  readonly fail: (error: unknown) => void;
}

/** A chunk's default export, as far as the loader is concerned; core/runtime/feature makes it. */
export interface Mountable {
  /**
   * Puts the feature in place.
   * @throws what goes wrong; the loader then restores the hook and reports it
   */
  mount(hook: HTMLElement, context: MountContext): void | Promise<void>;
}

/**
 * A hook's state, also in its attribute `data-widget-state` for styles, tests and support. `unmounted` is what
 * a script ended by `nmt.unmount` until it asks for it again.
 */
export type State = 'waiting' | 'loading' | 'mounted' | 'failed' | 'unmounted';

/** A feature on a hook, from the plan to its end. */
export interface Mount extends Pair {
  readonly controller: AbortController;
  /** What the visitor did to the hook before the feature was there. */
  readonly early: Event[];
  /** Begins loading now, whatever the strategy waits for. */
  readonly start: () => void;
  state: State;
  /** When the feature was called, by `performance.now()`; from then on events are the feature's own. */
  since?: number;
  error?: unknown;
}

/** All mounts of a page, by element and feature. */
export type Mounts = Map<Element, Map<string, Mount>>;

/** What a file must hash to, a promise where that has to be fetched first. */
export type IntegrityOf = (file: string) => string | Promise<string>;

/** Loads files, then runs a module of theirs and gives its exports. */
export type LoadModule = (files: readonly string[], id: string) => Promise<Record<string, unknown>>;

/** What the loader passes on to the caretaker. */
export type Notice =
  | { readonly mount: Mount }
  | { readonly mount: Mount; readonly error: unknown }
  | { readonly unknown: HTMLElement }
  | { readonly early: Event }
  | { readonly uncaught: ErrorEvent | PromiseRejectionEvent }
  | { readonly secondLoader: string };

/** What the loader requests of the caretaker, the chunk that does all that the critical path need not wait for. */
export interface Caretaker {
  /** Notes where early events belong, before a mount; the returned function gives them to the feature. */
  prepareReplay(mount: Mount): () => void;
  /** Loads a feature whose files could not be loaded by the page's own release. */
  recover(route: Route, cause: unknown): Promise<Mountable>;
  /** Loads files that a chunk requested later and that the page's own release could not load. */
  recoverFiles(files: readonly string[], cause: unknown): Promise<unknown>;
  /** Calls back when an event is emitted for the first time. */
  once(event: string, start: () => void, signal: AbortSignal): void;
}

/** How the loader's steps reach the caretaker, which is loaded after them. */
export interface Link {
  /** Passes something on to the caretaker, now or when it is loaded. */
  readonly notify: (notice: Notice) => void;
  /** The caretaker, loaded at once; undefined where it cannot be loaded, which is reported. */
  readonly caretaker: () => Promise<Caretaker | undefined>;
}

/** What the caretaker works with. */
export interface Loader {
  /** The folder of all files, with a slash at its end. */
  readonly base: string;
  readonly table: RoutingTable;
  /** All features that the loader knows; those of the second table are added to it. */
  readonly routes: Route[];
  /** The page as the loader read it when it started. */
  readonly facts: PageFacts;
  readonly mounts: Mounts;
  /** Mounts what is in and on an element. */
  readonly addHooks: (root: ParentNode) => void;
  readonly failMount: (mount: Mount, error: unknown) => void;
  /** Takes the notices over, those that waited first. */
  readonly subscribe: (listener: (notice: Notice) => void) => void;
  /** Loads files and runs a module of theirs. */
  readonly load: LoadModule;
  readonly loadFiles: (files: readonly string[], integrityOf: IntegrityOf) => Promise<unknown>;
  /** Loads a feature by other files than those that the page knows. */
  readonly loadRoute: (route: Route, integrityOf: IntegrityOf) => Promise<Mountable>;
  /** Plans anew with the current routes, for the fragment of the address, and mounts what that adds. */
  readonly replan: (hash: string) => void;
}
