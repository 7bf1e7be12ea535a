import { create } from '../../platform/dom/create.ts';
import { textLanguage } from '../../runtime/feature/mark-language.ts';
import { drawIcon, drawShape } from '../icon/draw-icon.ts';
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
  return setLook(button, label, look);
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
  return setLook(link, label, look);
}

/**
 * Changes the text and the look of a button made by {@link createButton}.
 * @param className the class for its layout, as for `Button`
 */
export function redressButton(
  button: HTMLButtonElement,
  label: string,
  look: ButtonLook,
  className?: string,
): void {
  setLook(button, label, look, className);
}

/**
 * Changes the text of a button made by {@link createButton}, and its icon, which is before the text.
 * @param button the button
 * @param label its text
 * @param icon see `shapes.ts`
 */
export function faceButton(button: HTMLButtonElement, label: string, icon: Shape): void {
  const text = setLabel(button, label);
  const drawn = button.querySelector('svg');
  if (drawn) drawShape(drawn, icon);
  else button.append(create('span', { class: styles.content }, drawIcon(icon, styles.icon), text));
}

function setLook<Control extends HTMLElement>(
  control: Control,
  label: string,
  look: ButtonLook,
  className = '',
): Control {
  control.className = `${styles.root} ${styles[look]} ${className}`.trim();
  setLabel(control, label);
  return control;
}

/** The element is not replaced: while a click bubbles, the page's own listeners check which hook its target is in. */
function setLabel(control: HTMLElement, label: string): Element {
  const [known] = control.getElementsByClassName(styles.label);
  const text = known ?? create('span', { class: styles.label, lang: textLanguage() });
  if (!known) control.append(text);
  text.textContent = label;
  return text;
}
