import { insert } from '../../../core/platform/dom/undo.ts';
import styles from './article-page.module.css';
import { readingTimeText } from './texts.ts';

/**
 * Adds the reading time to the byline, `[data-byline]` [article-page-1].
 * @param hook the article
 * @param minutes from the page; nothing is shown unless it is above 0
 * @param signal removes it
 */
export function showReadingTime(hook: HTMLElement, minutes: number | undefined, signal: AbortSignal): void {
  const byline = hook.querySelector('[data-byline]');
  if (!byline || minutes === undefined || !(minutes > 0)) return;
  const time = document.createElement('span');
  time.dataset.readingTime = '';
  const words = document.createElement('span');
  words.className = styles.time;
  // Less than a minute is shown as one.
  words.textContent = readingTimeText(Math.max(1, Math.round(minutes)));
  time.append(' · ', words);
  insert(byline, 'beforeend', time, signal);
}
