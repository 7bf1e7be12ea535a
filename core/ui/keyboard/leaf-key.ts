import { layerOnTop } from '../overlay/on-top.ts';

/** Selects elements that handle the arrow keys themselves. */
const TAKEN =
  'input, textarea, select, audio, video, iframe, object, [contenteditable]:not([contenteditable="false" i]), [role="application"], [role="combobox"], [role="grid"], [role="listbox"], [role="menu"], [role="menubar"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="tablist"], [role="textbox"], [role="tree"]';

/**
 * Returns the direction of an arrow key on a page with a previous and a next page: left for the previous, right for the
 * next. Call it in a listener of the window, so that other listeners are called first.
 * @param event a `keydown` event
 * @returns undefined if the key has another meaning: another key, with a modifier, during text composition, already
 * handled, in a field or a part that uses arrow keys, in a box that scrolls sideways, or over an open dialog
 */
export function leafKey(event: KeyboardEvent): 'previous' | 'next' | undefined {
  const { key, target, defaultPrevented, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (layerOnTop() !== document.body) return undefined;
  if (target instanceof Element && (target.closest(TAKEN) || scrollsSideways(target))) return undefined;
  return key === 'ArrowLeft' ? 'previous' : 'next';
}

/** Whether the browser would scroll an element around the focused one, other than the page itself. */
function scrollsSideways(focused: Element): boolean {
  for (let box: Element | null = focused; box && box !== document.body; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  }
  return false;
}
