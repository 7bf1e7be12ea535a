import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import styles from './masterclasses-overview.module.css';
import { SOLD_OUT } from './texts.ts';

const MARK = 'data-sold-out';
const ORDER = 'a[data-order], button[data-order], a[href*="bestel"], a[href*="order"]';
const ORDER_TEXT = /bestel|reserveer|koop|kaart|ticket|aanmeld|meld je aan|schrijf je in|inschrijven|boek/i;

/** Whether a masterclass has no places left [masterclasses-overview-2]. */
export function isSoldOut(item: HTMLElement): boolean {
  const holder = item.hasAttribute(MARK) ? item : item.querySelector(`[${MARK}]`);
  return holder !== null && !/^(false|0)$/.test(holder.getAttribute(MARK) ?? '');
}

/**
 * Shows that a masterclass is sold out, in the place of the links that order it [masterclasses-overview-2].
 * @param item the masterclass
 * @param signal restores the links
 */
export function markSoldOut(item: HTMLElement, signal: AbortSignal): void {
  const [first, ...others] = [...item.querySelectorAll<HTMLElement>('a, button')].filter(
    (link) => link.matches(ORDER) || ORDER_TEXT.test(link.textContent ?? ''),
  );
  const isMarked = item.textContent?.includes(SOLD_OUT) === true;
  const label = document.createElement('span');
  label.textContent = isMarked ? '' : SOLD_OUT;
  label.className = styles.label;
  if (first) replace(first, label, signal);
  else if (!isMarked) insert(item, 'beforeend', label, signal);
  for (const link of others) replace(link, document.createComment(''), signal);
}

function replace(link: HTMLElement, by: ChildNode, signal: AbortSignal): void {
  link.replaceWith(by);
  onAbort(signal, () => by.replaceWith(link));
}
