import { create } from '../../platform/dom/create.ts';
import { drawIcon } from '../icon/draw-icon.ts';
import { x } from '../icon/shapes.ts';
import styles from './CloseButton.module.css';

/**
 * Creates a button with a cross that closes its container, without React.
 * @param label its name
 * @param press called on click
 */
export function createCloseButton(label: string, press?: () => void): HTMLButtonElement {
  const button = create('button');
  button.type = 'button';
  button.className = closeClass;
  button.setAttribute('aria-label', label);
  button.append(drawIcon(x));
  if (press) button.addEventListener('click', press);
  return button;
}

/** The class of a button with a cross, for views. */
export const closeClass = styles.root;
