import { freeId } from '../../../core/ids/free-id.ts';
import styles from './table-of-contents.module.css';
import { TITLE } from './texts.ts';

/**
 * Adds title and list to a hook without a list [table-of-contents-2]. A title that the server sent stays.
 * @param hook gets them, and the name and role that a navigation has
 * @param headings with their ids
 * @param signal takes them away
 */
export function addList(hook: HTMLElement, headings: readonly HTMLElement[], signal: AbortSignal): void {
  const served = hook.querySelector('h2, h3');
  const title = served ?? document.createElement('h2');
  const list = document.createElement('ol');
  list.className = styles.list ?? '';
  list.append(
    ...headings.map((heading) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `#${encodeURIComponent(heading.id)}`;
      link.textContent = heading.textContent.trim();
      item.append(link);
      return item;
    }),
  );
  if (!served) {
    title.className = styles.title ?? '';
    title.textContent = TITLE;
    hook.append(title);
  }
  hook.append(list);
  hook.classList.add(styles.root ?? '');
  signal.addEventListener('abort', () => {
    list.remove();
    if (!served) title.remove();
    hook.classList.remove(styles.root ?? '');
  });
  nameNavigation(hook, title, signal);
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
