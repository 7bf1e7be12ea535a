import type { Mounts, Notice } from './contract.ts';

/** Selects the elements whose feature is not mounted yet. */
const PENDING = '[data-widget-state$=ing]';
const MOUNTED = '[data-widget-state=mounted]';

/**
 * Stores the visitor's events on a hook until its feature is mounted, which then gets them. A feature with the strategy
 * `interaction` replaces the default actions of links and forms, so a plain click or submit is held back; elsewhere
 * their default actions happen.
 * @param mounts all features on hooks
 * @param notify passes on events that may be for a feature that the loader does not know
 */
export function keepEarlyEvents(mounts: Mounts, notify: (notice: Notice) => void): void {
  const keep = (event: Event) => {
    if (!event.isTrusted) return;
    const target = event.target as Element;
    const hook = target.closest(PENDING);
    const onHook = hook && mounts.get(hook);
    if (!onHook) {
      notify({ early: event });
      return;
    }
    for (const mount of onHook) {
      // A feature on the same hook that has mounted or failed receives no more stored events.
      if (mount.since || mount.error) continue;
      const isHeld = mount.route.load === 'a' && isPlain(event as MouseEvent);
      // An event that is not held back reaches a nested feature: a repeat could undo that feature's action.
      if (!isHeld && hook.contains(target.closest(MOUNTED))) continue;
      mount.keep(event);
      if (isHeld) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    }
  };
  for (const type of ['click', 'submit', 'keydown', 'input', 'change']) addEventListener(type, keep, true);
}

/** A click with a modifier key opens a tab at once, and a key press keeps its default action. */
function isPlain(event: MouseEvent): boolean {
  return (
    /click|submit/.test(event.type) && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  );
}
