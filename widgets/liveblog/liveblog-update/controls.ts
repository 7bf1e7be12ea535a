import { DRAWN } from '../../../core/domain/liveblog/content-of.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import type { Shape } from '../../../core/ui/icon/shapes.ts';
import { keepLine } from './keep-line.ts';
import styles from './liveblog-update.module.css';

/** A button below an update. */
export interface Control {
  readonly element: HTMLButtonElement;
  /** Changes the button's label. */
  say(text: string): void;
}

/** The buttons below an update. */
export interface Controls {
  add(text: string, shape: Shape): Control;
}

/** Counter for the ids of headlines without an id, to which buttons refer. */
let headlines = 0;

/**
 * Creates the row of buttons: in the server's `[data-update-tools]`, or otherwise at the end. Each is described by the
 * update's headline, because the labels are the same for all updates.
 * @param update the element
 * @param signal removes them
 */
export function createControls(update: HTMLElement, signal: AbortSignal): Controls {
  const row = create('div');
  row.className = styles.row;
  row.setAttribute(DRAWN, '');
  const place = update.querySelector<HTMLElement>('[data-update-tools]');
  if (place) keepLine(place, row, signal);
  insert(place ?? update, 'beforeend', row, signal);
  const headline = update.querySelector('h1, h2, h3, h4');
  if (headline && !headline.id) {
    headlines += 1;
    headline.id = `nmt-update-kop-${headlines}`;
  }

  return {
    add(text, shape) {
      const element = create('button', { type: 'button', class: styles.control });
      if (headline) element.setAttribute('aria-describedby', headline.id);
      const label = create('span', { lang: textLanguage(update) }, text);
      element.append(drawIcon(shape), label);
      row.append(element);
      return {
        element,
        say: (words) => {
          label.textContent = words;
        },
      };
    },
  };
}
