import { create } from '../../platform/dom/create.ts';
import { textLanguage } from '../../runtime/feature/mark-language.ts';
import styles from './Settings.module.css';

/**
 * Creates the message that replaces content which a visitor cannot see yet.
 * @param content text and links made by {@link createMessageLink}
 */
export function createMessage(content: readonly (Node | string)[]): HTMLElement {
  const element = create('p', { class: styles.message, lang: textLanguage() }, ...content);
  return element;
}

/** Creates a link in a message. */
export function createMessageLink(text: string, address: string): HTMLAnchorElement {
  const element = create('a', { class: styles.link, href: address }, text);
  return element;
}
