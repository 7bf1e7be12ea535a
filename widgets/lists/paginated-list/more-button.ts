import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import styles from './paginated-list.module.css';
import { showText } from './texts.ts';

/**
 * Lets the more-button show that items wait for the visitor: it says how many, and pressing it shows them.
 * @param link of the button; it stays the same link, with its focus
 * @param signal gives it its own words back
 * @returns sets the number of items that wait; 0 for none
 */
export function createHeldSign(link: HTMLElement | undefined, signal: AbortSignal): (count: number) => void {
  let served: readonly ChildNode[] | undefined;
  const show = (count: number) => {
    if (!link) return;
    link.classList.toggle(styles.ready, count > 0);
    if (count > 0) {
      served ??= [...link.childNodes];
      link.replaceChildren(showText(count));
    } else if (served) {
      link.replaceChildren(...served);
      served = undefined;
    }
  };
  onAbort(signal, () => show(0));
  return show;
}
