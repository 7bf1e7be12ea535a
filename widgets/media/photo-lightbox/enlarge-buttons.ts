import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { maximize } from '../../../core/ui/icon/shapes.ts';
import styles from './EnlargeButton.module.css';
import { FIGURE, imageOf } from './photos.ts';
import { ENLARGE } from './texts.ts';

/**
 * Gives each photo a button over its corner, also those that are inserted later. Nothing moves.
 * @param hook around the figures
 * @param signal takes the buttons away
 */
export function addEnlargeButtons(hook: Element, signal: AbortSignal): void {
  const addAll = () => {
    for (const figure of hook.querySelectorAll(FIGURE)) addButton(figure);
  };
  addAll();
  const observer = new MutationObserver(addAll);
  observer.observe(hook, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const button of hook.querySelectorAll(`.${styles.button}`)) {
      const figure = button.closest(FIGURE);
      figure?.classList.remove(styles.figure);
      if (figure?.getAttribute('class') === '') figure.removeAttribute('class');
      button.remove();
    }
  });
}

/** The button of a photo, which gets the focus back when the lightbox closes. */
export function enlargeButton(figure: Element): HTMLElement | undefined {
  return figure.querySelector<HTMLElement>(`.${styles.button}`) ?? undefined;
}

function addButton(figure: Element): void {
  const image = imageOf(figure);
  if (!image || enlargeButton(figure)) return;
  figure.classList.add(styles.figure);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button;
  button.setAttribute('aria-label', ENLARGE);
  button.append(drawIcon(maximize));
  boxOf(image, figure).after(button);
}

/** The figure's child that holds the picture: the button comes after it, outside of a link. */
function boxOf(image: Element, figure: Element): Element {
  let box = image;
  while (box.parentElement && box.parentElement !== figure) box = box.parentElement;
  return box;
}
