import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { freeId } from '../../../core/platform/ids/free-id.ts';
import { HEADING } from './texts.ts';

/**
 * The headings of an article's text, in order: each h2 with words, without the titles of framed texts beside the
 * story, and without those of other hooks in it, which come and go as they like [table-of-contents-2].
 * @param body the article's text
 * @param hook the table of contents, which may stand in it
 */
export function listHeadings(body: HTMLElement, hook: HTMLElement): HTMLHeadingElement[] {
  return [...body.querySelectorAll('h2')].filter((heading) => {
    const around = heading.closest('[data-widget]');
    const frame = heading.closest('aside');
    const isOfHook = around && (around === hook || !around.contains(body));
    const isBeside = frame && !frame.contains(body);
    return !isOfHook && !isBeside && heading.textContent.trim() !== '';
  });
}

/**
 * Gives those without an id one of their words, numbered where it is taken [table-of-contents-2].
 * @returns those that got one
 */
export function nameHeadings(headings: readonly HTMLElement[], signal: AbortSignal): HTMLElement[] {
  const unnamed = headings.filter(({ id }) => id === '');
  for (const heading of unnamed) {
    const id = freeId(heading.textContent, HEADING, (taken) => document.getElementById(taken) !== null);
    setAttributes(heading, { id }, signal);
  }
  return unnamed;
}
