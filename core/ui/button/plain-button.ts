import { create } from '../../platform/dom/create.ts';
import { drawIcon } from '../icon/draw-icon.ts';
import type { Shape } from '../icon/shapes.ts';
import styles from './Button.module.css';
import type { ButtonLook } from './ButtonContent.tsx';

/**
 * Creates a button that looks like `Button`, without React, for enhancers.
 * @param label its text
 * @param look as for `Button`
 */
export function createButton(label: string, look: ButtonLook = 'quiet'): HTMLButtonElement {
  const button = create('button');
  button.type = 'button';
  return dress(button, label, look);
}

/**
 * Creates a link that looks like `LinkButton`, without React.
 * @param label its text
 * @param address checked by the caller
 * @param look as for `Button`
 */
export function createLinkButton(
  label: string,
  address: string,
  look: ButtonLook = 'quiet',
): HTMLAnchorElement {
  const link = create('a', { href: address });
  return dress(link, label, look);
}

/**
 * Changes the text and the look of a button of {@link createButton}.
 * @param className for its layout, as for `Button`
 */
export function redressButton(
  button: HTMLButtonElement,
  label: string,
  look: ButtonLook,
  className?: string,
): void {
  button.replaceChildren();
  dress(button, label, look, className);
}

/**
 * Changes the text of a button of {@link createButton}, and adds an icon before it.
 * @param button the button
 * @param label its text
 * @param icon see `shapes.ts`
 */
export function faceButton(button: HTMLButtonElement, label: string, icon: Shape): void {
  const content = create('span');
  const drawn = drawIcon(icon, styles.icon);
  content.className = styles.content;
  content.append(drawn, words(label));
  button.replaceChildren(content);
}

function dress<Control extends HTMLElement>(
  control: Control,
  label: string,
  look: ButtonLook,
  className = '',
): Control {
  control.className = `${styles.root} ${styles[look]} ${className}`.trim();
  control.append(words(label));
  return control;
}

function words(label: string): HTMLElement {
  const element = create('span', { class: styles.label }, label);
  return element;
}
