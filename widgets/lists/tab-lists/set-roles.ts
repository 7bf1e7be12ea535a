import { addClass, setAttributes } from '../../../core/platform/dom/undo.ts';
import type { Parts } from './parts.ts';
import styles from './tab-lists.module.css';

/** Attributes of the server's elements, removed again at the end. */
type Attributes = Readonly<Record<string, string>>;

let count = 0;

/**
 * Gives links and panels the roles of tabs (WAI-ARIA Authoring Practices, tabs) [tab-lists-2].
 * @param signal restores every element
 */
export function setRoles(list: Parts['list'], tabs: Parts['tabs'], signal: AbortSignal): void {
  count += 1;
  const set = (element: HTMLElement, attributes: Attributes, className = '') => {
    setAttributes(element, attributes, signal);
    if (className) addClass(element, className, signal);
  };

  set(list, { role: 'tablist' }, styles.list);
  for (const [at, { link, panel }] of tabs.entries()) {
    // Elements between the list and its tabs, such as li, have no role of their own.
    for (let between = link.parentElement; between && between !== list; between = between.parentElement) {
      set(between, { role: 'presentation' });
    }
    const id = link.id || `nmt-tab-${count}-${at}`;
    set(link, { role: 'tab', id, 'aria-controls': panel.id }, styles.tab);
    set(panel, { role: 'tabpanel', 'aria-labelledby': id }, styles.panel);
  }
}
