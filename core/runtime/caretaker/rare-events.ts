import type { Loader } from '../loader/contract.ts';

const HOOKS = '[data-widget],[data-special]';

/** Stores a visitor's events on hooks while their features are looked up. */
export interface RareEvents {
  /** Called when the lookup begins: from now on events are stored. */
  begin(): void;
  /** Stores an event that no known feature waits for. Meanwhile the default actions of links and forms happen. */
  keep(event: Event): void;
  /**
   * Called when the lookup is over.
   * @param isKnown whether the hooks have features: these get the stored events and load at once; else the events
   *   are dropped
   */
  end(isKnown: boolean): void;
}

/** @param mounts the loader's */
export function createRareEvents(mounts: Loader['mounts']): RareEvents {
  let kept: Map<Element, Event[]> | undefined;
  return {
    begin() {
      kept = new Map();
    },
    keep(event) {
      const hook = kept && (event.target as Element).closest(HOOKS);
      // A hook with a state has its feature already: the loader stores its events.
      if (!hook || hook.hasAttribute('data-widget-state')) return;
      kept?.set(hook, [...(kept.get(hook) ?? []), event]);
    },
    end(isKnown) {
      if (isKnown) for (const [hook, events] of kept ?? []) giveWhenPlanned(hook, events, mounts);
      kept = undefined;
    },
  };
}

/** A hook is planned in a later task; its state shows when. */
function giveWhenPlanned(hook: Element, events: readonly Event[], mounts: Loader['mounts']): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    for (const { early, start } of mounts.get(hook)?.values() ?? []) {
      early.push(...events);
      start();
    }
  });
  observer.observe(hook, { attributeFilter: ['data-widget-state'] });
}
