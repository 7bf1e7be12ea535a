import type { Mounts } from '../loader/contract.ts';
import { CONTROLS, isRepeated } from './replay.ts';

/** The time within which a response to a click feels immediate, in ms. */
const DELAY = 300;
const PENDING = '[data-widget-state$=ing]';
const BUSY = 'aria-busy';

/**
 * Marks a control as busy if the loader has stored a click on it and its feature has not loaded after a moment:
 * otherwise it looks broken on a slow connection. The loader may stop the click event, so this listens to the events
 * before it.
 * @param mounts the loader's mounts
 * @returns a function that removes the marks of a hook, because its feature gets the clicks now or has failed
 */
export function markWaitingPresses(mounts: Mounts): (hook: Element) => void {
  let marked: (readonly [hook: Element, control: Element])[] = [];

  const mark = (hook: Element) => {
    for (const mount of (hook.matches(PENDING) && mounts.get(hook)) || []) {
      for (const event of mount.early ?? []) {
        const control = event.type === 'click' && (event.target as Element).closest(CONTROLS);
        if (!control || control.hasAttribute(BUSY) || !isRepeated(event, mount)) continue;
        control.setAttribute(BUSY, 'true');
        marked.push([hook, control]);
      }
    }
  };
  const onPress = ({ target }: Event) => {
    const hook = (target as Element).closest?.(PENDING);
    if (hook) setTimeout(mark, DELAY, hook);
  };
  for (const type of ['pointerup', 'keyup']) addEventListener(type, onPress, true);
  // Controls that were clicked before the caretaker was loaded.
  for (const hook of mounts.keys()) mark(hook);

  return (hook) => {
    marked = marked.filter(([of, control]) => of !== hook || control.removeAttribute(BUSY));
  };
}
