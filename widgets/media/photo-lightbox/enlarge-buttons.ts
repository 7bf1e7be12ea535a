import { create } from '../../../core/platform/dom/create.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { addClass, insert } from '../../../core/platform/dom/undo.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { maximize } from '../../../core/ui/icon/shapes.ts';
import styles from './EnlargeButton.module.css';
import { FIGURE, imageOf } from './photos.ts';
import { ENLARGE } from './texts.ts';

/**
 * Gives each photo a button over its corner, also those that are inserted later. Nothing moves. Looks at what has changed
 * alone: in a liveblog, features insert something into each update as they mount.
 * @param hook around the figures
 * @param signal removes the buttons
 */
export function addEnlargeButtons(hook: Element, signal: AbortSignal): void {
  for (const figure of hook.querySelectorAll(FIGURE)) addButton(figure, signal);
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const figure of [...figureAround(target), ...[...addedNodes].flatMap(figuresIn)])
        if (hook.contains(figure) && figure !== hook) addButton(figure, signal);
    }
  });
  observe(changes, hook, signal, { childList: true, subtree: true });
}

function figureAround(node: Node): Element[] {
  const figure = node instanceof Element && node.closest(FIGURE);
  return figure ? [figure] : [];
}

function figuresIn(node: Node): Element[] {
  if (!(node instanceof Element)) return [];
  return [...(node.matches(FIGURE) ? [node] : []), ...node.querySelectorAll(FIGURE)];
}

/** The button of a photo, which gets the focus back when the lightbox closes. */
export function enlargeButton(figure: Element): HTMLElement | undefined {
  return figure.querySelector<HTMLElement>(`.${styles.button}`) ?? undefined;
}

function addButton(figure: Element, signal: AbortSignal): void {
  const image = imageOf(figure);
  if (!image || enlargeButton(figure)) return;
  addClass(figure, styles.figure, signal);
  const button = create('button');
  button.type = 'button';
  button.className = styles.button;
  button.setAttribute('aria-label', ENLARGE);
  button.append(drawIcon(maximize));
  insert(boxOf(image, figure), 'afterend', button, signal);
}

/** The figure's child that holds the picture: the button comes after it, outside of a link. */
function boxOf(image: Element, figure: Element): Element {
  let box = image;
  while (box.parentElement && box.parentElement !== figure) box = box.parentElement;
  return box;
}
