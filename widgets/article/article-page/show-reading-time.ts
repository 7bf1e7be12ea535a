import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import styles from './article-page.module.css';
import { MIN_READING_TIME } from './min-reading-time.ts';
import { readingTimeText } from './texts.ts';

/**
 * Adds the reading time to the byline, `[data-byline]` [article-page-1].
 * @param hook the article
 * @param minutes from the page, rounded to whole ones; nothing is shown below {@link MIN_READING_TIME}
 * @param signal removes it
 */
export function showReadingTime(hook: HTMLElement, minutes: number | undefined, signal: AbortSignal): void {
  const byline = hook.querySelector('[data-byline]');
  const whole = Math.round(minutes ?? 0);
  if (!byline || !(whole >= MIN_READING_TIME)) return;
  const time = create('span', { 'data-reading-time': true });
  const words = create('span', { class: styles.time }, readingTimeText(whole));
  time.append(' · ', words);
  insert(byline, 'beforeend', time, signal);
}
