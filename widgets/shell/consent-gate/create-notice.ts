import { create } from '../../../core/platform/dom/create.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import styles from './ConsentGate.module.css';
import { GATE_TEXT, SETTINGS } from './texts.ts';

/**
 * Creates the notice beside the server's content while consent is missing: the reason, and a button that changes it.
 * @param openSettings is called when the visitor wants to change their consent
 */
export function createNotice(openSettings: () => void): HTMLElement {
  const text = create('p', { lang: textLanguage() });
  text.className = styles.text;
  text.textContent = GATE_TEXT;
  const button = createButton(SETTINGS, 'outlined');
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', openSettings);
  const notice = create('div');
  notice.className = styles.notice;
  // The base style has reserved its space.
  notice.dataset.gateNotice = '';
  notice.append(text, button);
  return notice;
}
