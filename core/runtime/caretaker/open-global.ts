import type { BeforeAdRequest } from '../bus/ad-request.ts';
import { emit, on } from '../bus/bus.ts';
import type { Events } from '../bus/events.ts';
import type { Loader, State } from '../loader/contract.ts';
import { error } from '../log/log.ts';
import { resumeMounts, suspendMounts } from './end.ts';

/** The state of one hook. */
export interface HookState {
  /** The feature's name. */
  readonly feature: string;
  /** The element on which it mounts. */
  readonly hook: HTMLElement;
  /** The state of the feature on the hook. */
  readonly state: State;
  /** The error with which it failed. */
  readonly error?: unknown;
  /** The last time it entered each of these states, in ms since the page's start. */
  readonly times: Readonly<Record<'waiting' | 'loading' | 'mounted', number | undefined>>;
  /**
   * Whether it loads only when the visitor interacts with it, by its declaration or because the device saves data or
   * memory.
   */
  readonly onInteraction: boolean;
}

/** The interface of `window.nmt` for CMS scripts and apps; nothing else is public. Documented in docs/global.md. */
export interface Nmt {
  /** The release of the bundle. */
  readonly release: string;
  /** Calls functions with this object. Before the loader has run, `window.nmt` is an array that stores them. */
  push(...calls: ((nmt: Nmt) => void)[]): void;
  /** Listens to an event of the bus; the returned function removes the listener. */
  on<Name extends keyof Events>(name: Name, handler: (payload: Events[Name]) => void): () => void;
  /** Emits an event on the bus. */
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
  /** Mounts the hooks in an element, after `unmount` or again after a failure. Inserted HTML mounts by itself. */
  mount(root?: ParentNode): void;
  /** Unmounts everything in an element and restores the server's HTML. */
  unmount(root?: ParentNode): void;
  /** The state of every hook. */
  state(): HookState[];
  /** For a consent platform without the IAB's API, on sites whose `consent.source` is `push`. */
  readonly consent: {
    /** Sets the visitor's grants, by the platform's names. It replaces earlier grants. */
    set(purposes: Readonly<Record<string, boolean>>): void;
  };
  /** For scripts that take part in selling advertisements, such as header bidding. */
  readonly ads: {
    /** Adds a function that runs between the definition of slots and their request: see docs/ads.md. */
    beforeRequest(hook: BeforeAdRequest): void;
  };
}

declare global {
  interface Window {
    nmt?: Nmt | ((nmt: Nmt) => void)[];
  }
}

/** Creates the global and runs the stored calls; one that throws does not stop the others. */
export function openGlobal({ mounts, addHooks, table }: Pick<Loader, 'mounts' | 'addHooks' | 'table'>): void {
  const early = window.nmt;
  const nmt: Nmt = Object.freeze<Nmt>({
    release: table.release,
    push(...calls) {
      for (const call of calls) {
        try {
          call(nmt);
        } catch (cause) {
          error('global', 'A function pushed into window.nmt threw.', cause);
        }
      }
    },
    on: (name, handler) => on(name, handler),
    emit,
    mount(root = document) {
      resumeMounts(mounts, root);
      addHooks(root);
    },
    unmount: (root = document) => suspendMounts(mounts, root),
    state: () =>
      [...mounts.values()].flat().map(({ route, hook, state, error, waiting, loading, mounted }) => ({
        feature: route.name,
        hook,
        state,
        ...(error !== undefined && { error }),
        times: { waiting, loading, mounted },
        onInteraction: route.load === 'a',
      })),
    consent: { set: (purposes) => emit('consent:pushed', { purposes }) },
    ads: { beforeRequest: (hook) => emit('ads:hooked', { hook }) },
  });
  window.nmt = nmt;
  if (Array.isArray(early)) nmt.push(...early);
}
