import type { Loader } from '../loader/contract.ts';

const HOOKS = '[data-widget],[data-special]';

/** What a visitor does to hooks while it is looked up which feature they have. */
export interface RareEvents {
  /** The look-up begins: from now on events are kept. */
  begin(): void;
  /** Keeps an event that no known feature waits for. Links, forms and the like work meanwhile as the server meant them. */
  keep(event: Event): void;
  /**
   * The look-up is over.
   * @param isKnown the hooks have their features: these get what was kept, and load at once; else nothing is done after all
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
      // One with a state has its feature already: there the loader keeps the events.
      if (!hook || hook.hasAttribute('data-widget-state')) return;
      kept?.set(hook, [...(kept.get(hook) ?? []), event]);
    },
    end(isKnown) {
      if (isKnown) for (const [hook, events] of kept ?? []) giveWhenPlanned(hook, events, mounts);
      kept = undefined;
    },
  };
}

/** A hook is planned in a turn of its own; its state tells when. */
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
