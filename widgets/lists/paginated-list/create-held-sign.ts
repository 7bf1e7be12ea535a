import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import styles from './paginated-list.module.css';
import { showText } from './texts.ts';

/**
 * Makes the more-button show the number of waiting items; pressing it shows them.
 * @param link the button's link, which is kept, with its focus
 * @param signal restores its content
 * @returns a function that sets the number of waiting items; 0 for none
 */
export function createHeldSign(link: HTMLElement | undefined, signal: AbortSignal): (count: number) => void {
  let served: readonly ChildNode[] | undefined;
  const show = (count: number) => {
    if (!link) return;
    link.classList.toggle(styles.ready, count > 0);
    if (count > 0) {
      served ??= [...link.childNodes];
      link.replaceChildren(create('span', { lang: textLanguage(link) }, showText(count)));
    } else if (served) {
      link.replaceChildren(...served);
      served = undefined;
    }
  };
  onAbort(signal, () => show(0));
  return show;
}
