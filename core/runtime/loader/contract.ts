import type { PageFacts } from '../page/facts.ts';
import type { Pair } from './plan.ts';
import type { Route, RoutingTable } from './read-routes.ts';

/** The loader's context for a mounting feature. */
export interface MountContext {
  /** The feature's name in `manifest.json`. */
  readonly feature: string;
  /** The loader's facts about the page. */
  readonly facts: PageFacts;
  /** Aborts when the hook leaves the page or the feature fails; ends everything that the feature started. */
  readonly signal: AbortSignal;
  /**
   * Reports that the feature failed after it mounted. The server's HTML is restored, the error is reported once, and
   * all other features continue.
   */
  readonly fail: (error: unknown) => void;
}

/** A chunk's default export, as far as the loader is concerned; core/runtime/feature makes it. */
export interface Mountable {
  /**
   * Mounts the feature.
   * @throws any error; the loader then restores the hook and reports it
   */
  mount(hook: HTMLElement, context: MountContext): void | Promise<void>;
}

/**
 * A hook's state, also in its attribute `data-widget-state` for styles, tests and support. `unmounted` follows a
 * script's `nmt.unmount`, until `nmt.mount`.
 */
export type State = 'waiting' | 'loading' | 'mounted' | 'failed' | 'unmounted';

/**
 * A feature on a hook, from the plan to its end. For each state it has a property of that name: the time when it last
 * entered the state, by `performance.now()`.
 */
export interface Mount extends Pair, Partial<Record<State, number>> {
  /**
   * Ends everything that the feature started. It is created when it is first read, because a waiting mount does not
   * need it.
   */
  readonly controller: AbortController;
  /** The visitor's events on the hook before the feature was mounted. */
  readonly early?: Event[];
  /** Starts loading now, whatever the strategy; later calls have no effect. */
  start(): void;
  /** Does the same as `start`, so that the mount itself can be an event listener. */
  handleEvent(): void;
  /** Stores an event for the feature, and starts loading. */
  keep(event: Event): void;
  state: State;
  /** The time of the feature's call, by `performance.now()`; from then on the feature receives events itself. */
  since?: number;
  /** The content of the hook before the feature was called. */
  served?: readonly ChildNode[];
  error?: unknown;
}

/** All mounts of a page, by element: one for each feature on it. */
export type Mounts = Map<Element, Mount[]>;

/** The observers of hooks that wait for the viewport, by root margin. */
export type Observers = Readonly<Record<string, IntersectionObserver>>;

/** The integrity of a file; a promise if it has to be fetched first. */
export type IntegrityOf = (file: string) => string | Promise<string>;

/** Loads files, runs one of their modules and returns its exports. */
export type LoadModule = (files: readonly string[], id: string) => Promise<Record<string, unknown>>;

/** The loader's notices to the caretaker. */
export type Notice =
  | { readonly mount: Mount }
  | { readonly mount: Mount; readonly error: unknown }
  | { readonly unknown: HTMLElement }
  | { readonly early: Event }
  | { readonly uncaught: ErrorEvent | PromiseRejectionEvent }
  | { readonly secondLoader: string };

/**
 * The caretaker's functions for the loader. The caretaker is the chunk with all work that the critical path does not
 * need.
 */
export interface Caretaker {
  /**
   * Records the focus and the targets of early events before a feature's call; the returned function passes the events
   * to the feature.
   */
  prepare(mount: Mount): Promise<() => void>;
  /** Loads a feature whose files could not be loaded by the page's own release. */
  recover(route: Route, cause: unknown): Promise<Mountable>;
  /** Loads files that a chunk requested later and that the page's own release could not load. */
  recoverFiles(files: readonly string[], cause: unknown): Promise<unknown>;
  /** Calls back when an event is emitted for the first time. */
  once(event: string, start: () => void, signal: AbortSignal): void;
}

/** The loader's access to the caretaker, which is loaded later. */
export interface Link {
  /** Passes a notice to the caretaker, now or when it is loaded. */
  readonly notify: (notice: Notice) => void;
  /** Loads the caretaker at once; undefined if that fails, which is reported. */
  readonly caretaker: () => Promise<Caretaker | undefined>;
}

/** The data and functions that the loader passes to the caretaker. */
export interface Loader {
  /** The folder of all files, with a slash at its end. */
  readonly base: string;
  readonly table: RoutingTable;
  /** All known features; those of the second table are added later. */
  readonly routes: Route[];
  /** The page as the loader read it when it started. */
  readonly facts: PageFacts;
  readonly mounts: Mounts;
  readonly observers: Observers;
  /** Mounts the hooks in and on an element. */
  readonly addHooks: (root: ParentNode) => void;
  readonly failMount: (mount: Mount, error: unknown) => void;
  /** Subscribes to the notices; queued ones are delivered first. */
  readonly subscribe: (listener: (notice: Notice) => void) => void;
  /** Loads files and runs one of their modules. */
  readonly load: LoadModule;
  readonly loadFiles: (files: readonly string[], integrityOf: IntegrityOf) => Promise<unknown>;
  /** Loads a feature from other files than the page's own. */
  readonly loadRoute: (route: Route, integrityOf: IntegrityOf) => Promise<Mountable>;
  /** Plans again with the current routes and URL fragment, and mounts added features. */
  readonly replan: (hash: string) => void;
}
