import { parseAddress } from '../../../core/runtime/page/address.ts';
import { createSpokenStatus, hiddenClass } from '../../../core/ui/hidden/spoken-status.ts';
import styles from './paginated-list.module.css';

/** Tells a screen reader what happened; a failure is shown to everybody. */
export type Say = (text: string, isFailure?: boolean) => void;

/**
 * Makes the list's live region: it must be there before it speaks.
 * @param hook the list
 * @param signal takes it away
 */
export function createStatus(hook: HTMLElement, signal: AbortSignal): Say {
  const status = createSpokenStatus(hook, signal);
  return (text, isFailure = false) => {
    status.className = isFailure ? styles.failure : hiddenClass;
    status.textContent = text;
  };
}

/**
 * The items that a list does not have yet: a page may repeat some, when newer ones came in between.
 * @param holder of the list's items
 * @param items of another page
 */
export function newItems(holder: Element, items: readonly Element[]): Element[] {
  const known = new Set([...holder.children].map(addressOf));
  return items.filter((item) => {
    const address = addressOf(item);
    return address === undefined || !known.has(address);
  });
}

/** The page that an item leads to, or undefined where it has no link. */
function addressOf(item: Element): string | undefined {
  const href = item.querySelector('a[href]')?.getAttribute('href');
  return href ? parseAddress(href)?.href : undefined;
}
