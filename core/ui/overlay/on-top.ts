/**
 * Shows an element above everything else on the page. Elements behind an open modal are inert, so it moves into that
 * modal.
 * @param element an element with a fixed position
 */
export function putOnTop(element: HTMLElement): void {
  const layer = layerOnTop();
  if (element.parentElement !== layer) layer.append(element);
  // Browsers without popovers show it at its position in the document.
  if (!('showPopover' in element)) return;
  element.popover = 'manual';
  if (!element.matches(':popover-open')) element.showPopover();
}

/**
 * Returns the part of the page that is not inert: the open dialog, otherwise the body. Dialogs move to the end of the
 * page when they open, so the last one is on top.
 */
export function layerOnTop(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}
