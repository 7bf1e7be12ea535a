import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import styles from './article-page.module.css';
import { readingTimeText } from './texts.ts';

/**
 * Adds the reading time to the byline [article-page-1].
 * @param byline the byline
 * @param minutes from the page, rounded to whole ones, at least one; nothing is shown for 0 or less
 * @param signal removes it
 */
export function showReadingTime(byline: Element, minutes: number | undefined, signal: AbortSignal): void {
  if (!minutes || minutes < 0) return;
  const time = create('span', { class: styles.part, 'data-reading-time': true });
  const words = create(
    'span',
    { class: styles.time, lang: textLanguage(byline) },
    readingTimeText(Math.max(1, Math.round(minutes))),
  );
  time.append(' · ', words);
  insert(byline, 'beforeend', time, signal);
}
