import { create } from '../../../core/platform/dom/create.ts';
import { addClass, insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { hrefOf } from '../../../core/platform/history/href-of.ts';
import { freeId } from '../../../core/platform/ids/free-id.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import styles from './table-of-contents.module.css';
import { TITLE } from './texts.ts';

/**
 * Adds title and list to a hook without a list [table-of-contents-2]. A title that the server sent stays.
 * @param hook gets them, and the role and name of a navigation
 * @param signal removes them
 * @returns fills the list with links to headings, which have their ids; existing links stay, with their focus
 */
export function addList(hook: HTMLElement, signal: AbortSignal): (headings: readonly HTMLElement[]) => void {
  const existing = hook.querySelector('h2, h3');
  const title = existing ?? create('h2', { lang: textLanguage() });
  const list = create('ol');
  list.className = styles.list;
  if (!existing) {
    title.className = styles.title;
    title.textContent = TITLE;
    insert(hook, 'beforeend', title, signal);
  }
  insert(hook, 'beforeend', list, signal);
  addClass(hook, styles.root, signal);
  nameNavigation(hook, title, signal);

  const items = new Map<HTMLElement, HTMLElement>();
  return (headings) => {
    for (const [heading, item] of items) {
      if (headings.includes(heading)) continue;
      item.remove();
      items.delete(heading);
    }
    for (const [index, heading] of headings.entries()) {
      const item = items.get(heading) ?? itemFor(heading);
      items.set(heading, item);
      const next = list.children[index];
      if (next !== item) list.insertBefore(item, next ?? null);
    }
  };
}

function itemFor(heading: HTMLElement): HTMLElement {
  const item = create('li');
  const link = create('a', { href: hrefOf(heading.id) }, heading.textContent.trim());
  item.append(link);
  return item;
}

function nameNavigation(hook: HTMLElement, title: Element, signal: AbortSignal): void {
  const isNamed = hook.matches('nav, [role], [aria-label], [aria-labelledby]');
  if (isNamed) return;
  const id = title.id || freeId(TITLE, TITLE, (taken) => document.getElementById(taken) !== null);
  setAttributes(title, { id }, signal);
  setAttributes(hook, { role: 'navigation', 'aria-labelledby': id }, signal);
}
