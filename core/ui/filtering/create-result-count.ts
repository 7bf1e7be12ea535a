import { create } from '../../platform/dom/create.ts';
import { setText } from '../../platform/dom/set-text.ts';
import { insert } from '../../platform/dom/undo.ts';
import { textLanguage } from '../../runtime/feature/mark-language.ts';
import { hiddenClass } from '../hidden/spoken-status.ts';
import styles from './ResultCount.module.css';

/**
 * Creates the line that shows how many items match; screen readers announce its changes politely.
 * @param element the reference element
 * @param position the position relative to the element
 * @param signal removes the line
 * @returns a function that sets its text; with `isSpokenOnly` the line is visually hidden
 */
export function createResultCount(
  element: Element,
  position: InsertPosition,
  signal: AbortSignal,
): (text: string, isSpokenOnly?: boolean) => void {
  const line = create('p', { role: 'status', class: styles.root, lang: textLanguage() });
  insert(element, position, line, signal);
  return (text, isSpokenOnly = false) => {
    line.className = isSpokenOnly ? hiddenClass : styles.root;
    setText(line, text, signal);
  };
}
