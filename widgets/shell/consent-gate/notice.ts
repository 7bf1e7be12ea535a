import { createButton } from '../../../core/ui/button/plain-button.ts';
import styles from './ConsentGate.module.css';
import { GATE_TEXT, SETTINGS } from './texts.ts';

/**
 * Makes what stands beside the server's content while consent is missing: why, and the way to change it.
 * @param openSettings is called when the reader wants to change what they consent to
 */
export function createNotice(openSettings: () => void): HTMLElement {
  const text = document.createElement('p');
  text.className = styles.text;
  text.textContent = GATE_TEXT;
  const button = createButton(SETTINGS, 'outlined');
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', openSettings);
  const notice = document.createElement('div');
  notice.className = styles.notice;
  // The base style, which comes before any of this, has a place for it.
  notice.dataset.gateNotice = '';
  notice.append(text, button);
  return notice;
}
