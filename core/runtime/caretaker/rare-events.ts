import type { Loader } from '../loader/contract.ts';

const HOOKS = '[data-widget],[data-special]';

/** Stores a visitor's events on hooks that wait for their turn in the plan, or for a look-up of their features. */
export interface RareEvents {
  /** Stores an event that no feature waits for yet. Meanwhile the default actions of links and forms happen. */
  keep(event: Event): void;
  /** Drops the stored events: the features of their hooks could not be looked up. */
  drop(): void;
}

/**
 * The hooks get the stored events once they are planned, which their state shows, and load at once.
 * @param mounts the loader's
 */
export function createRareEvents(mounts: Loader['mounts']): RareEvents {
  let kept = new WeakMap<Element, Event[]>();

  const give = (hook: Element) => {
    for (const mount of mounts.get(hook) ?? []) {
      // A feature that has mounted gets its events itself.
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
      // It may have been planned since: the caretaker gets the events of the time before it loaded all at once.
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
