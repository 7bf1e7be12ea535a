import { create } from '../../../../core/platform/dom/create.ts';
import { insert } from '../../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../../core/runtime/feature/mark-language.ts';
import styles from './made-with.module.css';
import { MADE_WITH } from './texts.ts';

/**
 * Shows which parts of an article AI has made, on a line of its own at the end of the byline, or above an article
 * without one [article-page-3].
 * @param place the byline, or the article if there is none
 * @param position the position of the line in that element
 * @param parts value of `data-made-with`
 * @param signal removes it
 */
export function showMadeWith(
  place: Element,
  position: 'afterbegin' | 'beforeend',
  parts: readonly ('ai-text' | 'ai-pictures')[],
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const hasText = parts.includes('ai-text');
  const words = MADE_WITH[hasText && parts.includes('ai-pictures') ? 'both' : hasText ? 'text' : 'pictures'];
  const label = { class: styles.line, 'data-made-with-label': true, lang: textLanguage(place) };
  insert(place, position, create('span', label, words), signal);
}
