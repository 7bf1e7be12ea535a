import type { PageFacts } from '../page/facts.ts';
import type { Pair } from './plan.ts';
import type { Route } from './routes.ts';

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
  /** What the reader did to the hook before the feature was there. */
  readonly early: Event[];
  /** Begins loading now, whatever the strategy waits for. */
  readonly start: () => void;
  state: State;
  /** When the feature was called, by `performance.now()`; from then on events are the feature's own. */
  since?: number;
  error?: unknown;
}

/** What the loader tells the caretaker. */
export type Notice =
  | { readonly mount: Mount }
  | { readonly mount: Mount; readonly error: unknown }
  | { readonly unknown: HTMLElement }
  | { readonly early: Event }
  | { readonly fault: ErrorEvent | PromiseRejectionEvent }
  | { readonly secondLoader: string };

/** What the loader asks of the caretaker, the chunk that does all that the critical path need not wait for. */
export interface Caretaker {
  /** Notes where early events belong, before a mount; the returned function gives them to the feature. */
  prepareReplay(mount: Mount): () => void;
  /** Brings a feature whose files could not be loaded by the page's own release. */
  recover(route: Route, cause: unknown): Promise<Mountable>;
  /** Calls back at the first telling of an event. */
  once(event: string, start: () => void, signal: AbortSignal): void;
}
