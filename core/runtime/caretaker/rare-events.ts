import type { Loader } from '../loader/contract.ts';

const HOOKS = '[data-widget],[data-special]';

/** Stores a visitor's events on hooks that are not planned yet or whose features are being looked up. */
export interface RareEvents {
  /** Stores an event for which no feature is waiting yet. The default actions of links and forms still happen. */
  keep(event: Event): void;
  /** Drops the stored events: the features of their hooks could not be looked up. */
  drop(): void;
}

/**
 * Hooks get the stored events once they are planned, which their state shows, and then load at once.
 * @param mounts the loader's mounts
 */
export function createRareEvents(mounts: Loader['mounts']): RareEvents {
  let kept = new WeakMap<Element, Event[]>();

  const give = (hook: Element) => {
    for (const mount of mounts.get(hook) ?? []) {
      // A mounted feature gets its events itself.
      if (mount.since || mount.error) continue;
      for (const event of kept.get(hook) ?? []) mount.keep(event);
    }
    kept.delete(hook);
  };

  return {
    keep(event) {
      const hook = (event.target as Element).closest(HOOKS);
      if (!hook) return;
      const events = kept.get(hook) ?? [];
      const isFirst = events.push(event) === 1;
      kept.set(hook, events);
      // It may have been planned since: when the caretaker loads, it gets all earlier events at once.
      if (mounts.has(hook)) give(hook);
      else if (isFirst) {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          give(hook);
        });
        observer.observe(hook, { attributeFilter: ['data-widget-state'] });
      }
    },
    drop() {
      kept = new WeakMap();
    },
  };
}
