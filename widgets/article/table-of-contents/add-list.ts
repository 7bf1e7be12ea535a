import { freeId } from '../../../core/platform/ids/free-id.ts';
import styles from './table-of-contents.module.css';
import { TITLE } from './texts.ts';

/**
 * Adds title and list to a hook without a list [table-of-contents-2]. A title that the server sent stays.
 * @param hook gets them, and the name and role that a navigation has
 * @param signal takes them away
 * @returns fills the list with links to headings, which have their ids; a link that is there already stays as it is,
 *   with the focus it may have
 */
export function addList(hook: HTMLElement, signal: AbortSignal): (headings: readonly HTMLElement[]) => void {
  const served = hook.querySelector('h2, h3');
  const title = served ?? document.createElement('h2');
  const list = document.createElement('ol');
  list.className = styles.list;
  if (!served) {
    title.className = styles.title;
    title.textContent = TITLE;
    hook.append(title);
  }
  hook.append(list);
  hook.classList.add(styles.root);
  signal.addEventListener('abort', () => {
    list.remove();
    if (!served) title.remove();
    hook.classList.remove(styles.root);
  });
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
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${encodeURIComponent(heading.id)}`;
  link.textContent = heading.textContent.trim();
  item.append(link);
  return item;
}

function nameNavigation(hook: HTMLElement, title: Element, signal: AbortSignal): void {
  const isNamed = hook.matches('nav, [role], [aria-label], [aria-labelledby]');
  if (isNamed) return;
  const hadId = title.id !== '';
  title.id ||= freeId(TITLE, TITLE, (id) => document.getElementById(id) !== null);
  hook.setAttribute('role', 'navigation');
  hook.setAttribute('aria-labelledby', title.id);
  signal.addEventListener('abort', () => {
    for (const name of ['role', 'aria-labelledby']) hook.removeAttribute(name);
    if (!hadId) title.removeAttribute('id');
  });
}
