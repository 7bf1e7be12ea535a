import styles from './Button.module.css';
import type { ButtonLook } from './ButtonContent.tsx';

/**
 * Makes a button that looks like `Button`, without React, for enhancers.
 * @param label its words, as text
 * @param look as of `Button`
 */
export function createButton(label: string, look: ButtonLook = 'quiet'): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  return dress(button, label, look);
}

/**
 * Makes a link that looks like `LinkButton`, without React.
 * @param label its words, as text
 * @param address where it leads; the caller has checked it
 * @param look as of `Button`
 */
export function createLinkButton(
  label: string,
  address: string,
  look: ButtonLook = 'quiet',
): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  return dress(link, label, look);
}

function dress<Control extends HTMLElement>(control: Control, label: string, look: ButtonLook): Control {
  const words = document.createElement('span');
  words.className = styles.label ?? '';
  words.textContent = label;
  control.className = `${styles.root} ${styles[look]}`;
  control.append(words);
  return control;
}
