import { create } from '../../../platform/dom/create.ts';
import { insert } from '../../../platform/dom/undo.ts';
import { debounce } from '../../../platform/time/debounce.ts';
import { textLanguage } from '../../../runtime/feature/mark-language.ts';
import { createSpokenStatus } from '../../hidden/spoken-status.ts';
import { wordLimitOf } from '../rules/check.ts';
import type { Control } from '../rules/controls.ts';
import { countWords } from '../rules/words.ts';
import styles from './FieldMessages.module.css';
import { wordCountText } from './texts.ts';

/** Milliseconds without a key press after which the count is announced to screen readers. */
const PAUSE = 1500;

/**
 * Shows how many words of a limited text have been written, while the visitor types. It is announced to screen readers
 * in a pause, not on every key press.
 * @param control a text field with `data-max-words`
 * @param signal removes the count
 * @returns a function that updates the count; undefined for a control without a limit
 */
export function createWordCount(control: Control, signal: AbortSignal): (() => void) | undefined {
  const limit = wordLimitOf(control);
  if (limit === undefined || !(control instanceof HTMLTextAreaElement)) return undefined;
  const line = create('p', { class: styles.count, lang: textLanguage() });
  const shown = create('span', { 'aria-hidden': 'true' });
  line.append(shown);
  const spoken = createSpokenStatus(line);
  insert(control.closest('label') ?? control, 'afterend', line, signal);
  const speak = debounce((text: string) => spoken.replaceChildren(text), PAUSE, signal);
  const update = () => {
    const text = wordCountText(countWords(control.value), limit);
    shown.textContent = text;
    speak(text);
  };
  shown.textContent = wordCountText(countWords(control.value), limit);
  return update;
}
