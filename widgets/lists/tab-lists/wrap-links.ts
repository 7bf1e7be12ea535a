import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { findTabs } from './parts.ts';

/**
 * Moves links that are siblings of their panels into a new element, which can become the list of the tabs.
 * @param hook the element that contains both
 * @param signal restores the links
 */
export function wrapLinks(hook: HTMLElement, signal: AbortSignal): void {
  const tabs = findTabs(hook);
  const [first, ...others] = tabs.map(({ link }) => link);
  const parent = first?.parentElement;
  if (!first || !parent || others.some((link) => link.parentElement !== parent)) return;
  if (parent !== hook && !tabs.some(({ panel }) => parent.contains(panel))) return;
  const list = create('div');
  first.before(list);
  list.append(first, ...others);
  onAbort(signal, () => list.replaceWith(...list.childNodes));
}
