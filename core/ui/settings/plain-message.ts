import styles from './Settings.module.css';

/**
 * Creates the message that stands in the place of what a visitor cannot see yet.
 * @param content text and links of {@link createMessageLink}
 */
export function createMessage(content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement('p');
  element.className = styles.message;
  element.append(...content);
  return element;
}

/** Creates a link of a message. */
export function createMessageLink(text: string, address: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.className = styles.link;
  element.href = address;
  element.textContent = text;
  return element;
}
