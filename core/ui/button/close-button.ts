import { drawIcon } from '../icon/draw-icon.ts';
import { x } from '../icon/shapes.ts';
import styles from './CloseButton.module.css';

/**
 * Makes the button with a cross that closes what it stands in, without React.
 * @param label its name
 * @param press is called by a press
 */
export function createCloseButton(label: string, press?: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = closeClass;
  button.setAttribute('aria-label', label);
  button.append(drawIcon(x));
  if (press) button.addEventListener('click', press);
  return button;
}

/** How a button with a cross looks, for views. */
export const closeClass = styles.root;
