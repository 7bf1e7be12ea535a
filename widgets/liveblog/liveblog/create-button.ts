import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { arrowUp } from '../../../core/ui/icon/shapes.ts';
import { stickBelowHeader } from '../../../core/ui/sticky/stick-below-header.ts';
import styles from './liveblog.module.css';
import { newUpdatesText } from './texts.ts';

/**
 * Creates the button with the number of new updates, in a polite live region; hidden if there are none [liveblog-10].
 * @param hook the liveblog, in which the button sticks
 * @param press called when it is pressed
 * @param signal removes it
 * @returns sets the number
 */
export function createButton(
  hook: HTMLElement,
  press: () => void,
  signal: AbortSignal,
): (count: number) => void {
  const region = create('div');
  const tools = hook.querySelector<HTMLElement>('[data-liveblog-tools]');
  region.className = tools ? `${styles.region} ${styles.belowTools}` : styles.region;
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  const button = create('button');
  button.type = 'button';
  button.className = styles.button;
  button.hidden = true;
  const text = create('span');
  button.append(drawIcon(arrowUp), text);
  region.append(button);
  insert(hook, 'afterbegin', region, signal);
  stickBelowHeader(tools ?? region, signal, region);
  button.addEventListener('click', press, { signal });
  return (count) => {
    button.hidden = count === 0;
    text.textContent = count === 0 ? '' : newUpdatesText(count);
  };
}
