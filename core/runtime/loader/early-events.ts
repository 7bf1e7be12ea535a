import type { Mounts, Notice } from './contract.ts';

/** The elements whose feature is not mounted yet. */
const PENDING = '[data-widget-state=waiting],[data-widget-state=loading]';
const MOUNTED = '[data-widget-state=mounted]';

/**
 * Stores what a visitor does to a hook before its feature is there; the feature gets it when it has mounted.
 * Under the strategy `interaction` the manifest says that the feature replaces what links and forms do by
 * themselves, so that a plain click or submit is held back; elsewhere they work as the server meant them.
 * @param mounts all features on hooks
 * @param notify passes on events that may be meant for a feature that the loader does not know
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
    onHook.forEach(({ early, start, route, since, error }) => {
      // A feature on the same hook that was called already, or failed, has what it will get.
      if (since || error) return;
      const isHeld = route.load === 'a' && isPlain(event as MouseEvent);
      // What is not held back reaches a feature further in: given again, it would undo what that one did with it.
      if (!isHeld && hook.contains(target.closest(MOUNTED))) return;
      early.push(event);
      start();
      if (isHeld) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    });
  };
  for (const type of ['click', 'submit', 'keydown', 'input', 'change']) addEventListener(type, keep, true);
}

/** A click with ctrl or the like opens its tab at once, and a key goes where it is typed. */
function isPlain({ type, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return /click|submit/.test(type) && !(ctrlKey || metaKey || shiftKey || altKey);
}
