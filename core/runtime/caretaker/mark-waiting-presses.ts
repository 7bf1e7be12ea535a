import type { Mounts } from '../loader/contract.ts';
import { CONTROLS, isRepeated } from './replay.ts';

/** Until then a press counts as answered at once, in ms. */
const DELAY = 300;
const PENDING = '[data-widget-state$=ing]';
const BUSY = 'aria-busy';

/**
 * Marks a control as busy whose press the loader has stored and whose feature has not loaded after a moment: otherwise it
 * looks dead on a slow line. The loader may stop the press itself, so what precedes it is listened to.
 * @param mounts the loader's
 * @returns takes the marks of a hook away: its feature gets the presses now, or has failed
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
  // What was pressed before the caretaker was here.
  for (const hook of mounts.keys()) mark(hook);

  return (hook) => {
    marked = marked.filter(([of, control]) => of !== hook || control.removeAttribute(BUSY));
  };
}
