import type { Loader } from '../loader/loader.ts';

/** What the loader keeps for the features that it knows. */
const TYPES = ['click', 'submit', 'keydown', 'input', 'change'];
const HOOKS = '[data-widget],[data-special]';

/**
 * Keeps what a reader does to a hook while it is looked up which feature that is. Links, forms and the like work
 * meanwhile as the server meant them.
 * @param mounts the loader's
 * @returns ends the keeping: once the hooks have their features, these get what was kept, and load at once; where the
 *   look-up failed, nothing is done after all
 */
export function keepRareEvents(mounts: Loader['mounts']): (isKnown: boolean) => void {
  const kept = new Map<Element, Event[]>();
  const keep = (event: Event) => {
    const hook = event.isTrusted && (event.target as Element).closest(HOOKS);
    // One with a state has its feature already: there the loader keeps the events.
    if (!hook || hook.hasAttribute('data-widget-state')) return;
    kept.set(hook, [...(kept.get(hook) ?? []), event]);
  };
  for (const type of TYPES) addEventListener(type, keep, true);
  return (isKnown) => {
    for (const type of TYPES) removeEventListener(type, keep, true);
    if (isKnown) for (const [hook, events] of kept) giveWhenPlanned(hook, events, mounts);
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
