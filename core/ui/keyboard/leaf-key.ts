import { layerOnTop } from '../overlay/on-top.ts';

/** What the arrow keys have a meaning of their own in. */
const TAKEN =
  'input, textarea, select, audio, video, iframe, object, [contenteditable]:not([contenteditable="false" i]), [role="application"], [role="combobox"], [role="grid"], [role="listbox"], [role="menu"], [role="menubar"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="tablist"], [role="textbox"], [role="tree"]';

/**
 * Which way a key leads on a page that can be leafed through: the left arrow to the previous, the right arrow to the
 * next. Ask where the event has come up to the window, so that others have had it.
 * @param event of `keydown`
 * @returns undefined where the key means something else: another key, with a modifier, while words are composed, taken
 *   by somebody else, in a field or a part that has arrow keys, in a box that scrolls sideways, or over an open dialog
 */
export function leafKey(event: KeyboardEvent): 'previous' | 'next' | undefined {
  const { key, target, defaultPrevented, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (layerOnTop() !== document.body) return undefined;
  if (target instanceof Element && (target.closest(TAKEN) || scrollsSideways(target))) return undefined;
  return key === 'ArrowLeft' ? 'previous' : 'next';
}

/** Whether the browser would scroll something around the focus, short of the page itself. */
function scrollsSideways(focused: Element): boolean {
  for (let box: Element | null = focused; box && box !== document.body; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  }
  return false;
}
