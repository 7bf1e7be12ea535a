import styles from './ConsentGate.module.css';
import { GATE_TEXT, SETTINGS } from './texts.ts';

/** What stands before the server's content while consent is missing. */
export interface Notice {
  show(hook: HTMLElement): void;
  hide(): void;
}

/**
 * Makes the notice.
 * @param openSettings is called when the reader wants to change what they consent to
 */
export function createNotice(openSettings: () => void): Notice {
  const text = document.createElement('p');
  text.className = styles.text ?? '';
  text.textContent = GATE_TEXT;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.textContent = SETTINGS;
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', openSettings);
  return {
    show: (hook) => hook.prepend(text, button),
    hide() {
      text.remove();
      button.remove();
    },
  };
}
