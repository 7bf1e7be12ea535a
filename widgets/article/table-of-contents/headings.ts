import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { freeId } from '../../../core/platform/ids/free-id.ts';
import { HEADING } from './texts.ts';

/**
 * The headings of an article's text, in order: each h2 with text, except in asides, in other hooks, whose content may
 * change, and in hidden content, such as behind a wall [table-of-contents-2].
 * @param body the article's text
 * @param hook the table of contents, which may be inside it
 */
export function listHeadings(body: HTMLElement, hook: HTMLElement): HTMLHeadingElement[] {
  return [...body.querySelectorAll('h2')].filter((heading) => {
    const around = heading.closest('[data-widget]');
    const frame = heading.closest('aside');
    const isOfHook = around && (around === hook || !around.contains(body));
    const isBeside = frame && !frame.contains(body);
    const hidden = heading.closest('[hidden]');
    const isHidden = hidden && body.contains(hidden);
    return !isOfHook && !isBeside && !isHidden && heading.textContent.trim() !== '';
  });
}

/**
 * Gives each heading without an id one made from its text, with a number if it is taken [table-of-contents-2].
 * @returns the headings that got one
 */
export function nameHeadings(headings: readonly HTMLElement[], signal: AbortSignal): HTMLElement[] {
  const unnamed = headings.filter(({ id }) => id === '');
  for (const heading of unnamed) {
    const id = freeId(heading.textContent, HEADING, (taken) => document.getElementById(taken) !== null);
    setAttributes(heading, { id }, signal);
  }
  return unnamed;
}

/** Numbers headings, each for as long as it is in the page: neither ids nor texts are unique. */
export function keyHeadings(): (heading: HTMLElement) => number {
  const keys = new WeakMap<HTMLElement, number>();
  let last = 0;
  return (heading) => {
    const key = keys.get(heading) ?? ++last;
    keys.set(heading, key);
    return key;
  };
}
