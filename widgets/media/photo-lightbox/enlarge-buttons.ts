import { create } from '../../../core/platform/dom/create.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { addClass, insert } from '../../../core/platform/dom/undo.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { maximize } from '../../../core/ui/icon/shapes.ts';
import styles from './EnlargeButton.module.css';
import { NAMED, type NamedPhoto, namedPhotos } from './photos.ts';
import { ENLARGE } from './texts.ts';

/**
 * Adds a button over the corner of each photo, including those that are inserted later. Nothing moves. Only checks what
 * has changed, because in a liveblog features insert elements into each update when they mount.
 * @param hook the element that contains the figures
 * @param signal removes the buttons
 */
export function addEnlargeButtons(hook: Element, signal: AbortSignal): void {
  const addIn = (part: Element) => {
    for (const photo of namedPhotos(part)) if (hook.contains(photo.figure)) addButton(photo, signal);
  };
  addIn(hook);
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const around = target instanceof Element && target.closest(`figure, ${NAMED}`);
      for (const part of [around, ...addedNodes]) if (part instanceof Element) addIn(part);
    }
  });
  observe(changes, hook, signal, { childList: true, subtree: true });
}

/** The button of a photo, which gets the focus back when the lightbox closes. */
export function enlargeButton(figure: Element): HTMLElement | undefined {
  return figure.querySelector<HTMLElement>(`.${styles.button}`) ?? undefined;
}

function addButton({ figure, image }: NamedPhoto, signal: AbortSignal): void {
  // A link can already be reached by keyboard; a picture cannot contain a button.
  if (figure.matches('a, img') || enlargeButton(figure)) return;
  addClass(figure, styles.figure, signal);
  const button = create('button');
  button.type = 'button';
  button.className = styles.button;
  button.setAttribute('aria-label', ENLARGE);
  button.append(drawIcon(maximize));
  insert(boxOf(image, figure), 'afterend', button, signal);
}

/** The figure's child that contains the picture: the button is inserted after it, outside of any link. */
function boxOf(image: Element, figure: Element): Element {
  let box = image;
  while (box.parentElement && box.parentElement !== figure) box = box.parentElement;
  return box;
}
