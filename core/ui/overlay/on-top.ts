/**
 * Puts an element over everything else of the page. Behind an open modal nothing can be used or is read aloud:
 * then it goes into that modal.
 * @param element with a fixed position of its own
 */
export function putOnTop(element: HTMLElement): void {
  const layer = layerOnTop();
  if (element.parentElement !== layer) layer.append(element);
  // Browsers without popovers show it at its place in the document.
  if (!('showPopover' in element)) return;
  element.popover = 'manual';
  if (!element.matches(':popover-open')) element.showPopover();
}

/**
 * What the reader can use now: the open dialog, else all of the page. Dialogs come to the end of the page as they
 * open, so that the last one lies on top.
 */
export function layerOnTop(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}
