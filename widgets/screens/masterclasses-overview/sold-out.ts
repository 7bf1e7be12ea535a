import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import styles from './masterclasses-overview.module.css';
import { SOLD_OUT } from './texts.ts';

const MARK = 'data-sold-out';
/** Selector of order links in the page type's contract. */
const ORDER = '[data-order]';
/** Part of an address's path that identifies an order link if the server marks none. */
const ORDER_PATH = /\/(bestel|bestellen|order)(\/|$)/;
/**
 * Words and classes that identify an order link as well: limited to a few words, because a title may begin like them.
 */
const ORDER_WORDS = /^bestel(?:len)?(?:\s+\S+){0,2}$/i;
const ORDER_CLASS = /(?:^|[-_\s])(?:bestel|order)/i;
const TITLE = 'h1, h2, h3, h4, h5, h6';

/** Whether a masterclass has no places left [masterclasses-overview-2]. */
export function isSoldOut(item: HTMLElement): boolean {
  const holder = item.hasAttribute(MARK) ? item : item.querySelector(`[${MARK}]`);
  return holder !== null && !/^(false|0)$/.test(holder.getAttribute(MARK)?.trim() ?? '');
}

/**
 * Shows that a masterclass is sold out, instead of its order links [masterclasses-overview-2].
 * @param item the masterclass
 * @param signal restores the links
 */
export function markSoldOut(item: HTMLElement, signal: AbortSignal): void {
  const [first, ...others] = orderLinks(item);
  const isMarked = item.textContent?.includes(SOLD_OUT) === true;
  const attributes = { class: styles.label, lang: textLanguage(item) };
  const label = create('span', attributes, isMarked ? '' : SOLD_OUT);
  if (first) replace(first, label, signal);
  else if (!isMarked) insert(item, 'beforeend', label, signal);
  for (const link of others) replace(link, document.createComment(''), signal);
}

/**
 * The links that order a masterclass: those that the server marks. Without a mark they are identified by their address,
 * their class or the word 'Bestel'; not by other words, because those of a title or an author's name say nothing about
 * the link's target.
 */
function orderLinks(item: HTMLElement): HTMLElement[] {
  const marked = [...item.querySelectorAll<HTMLElement>(ORDER)];
  if (marked.length > 0) return marked;
  return [...item.querySelectorAll('a')].filter(
    (link) => isOrder(link) && !link.closest(TITLE) && !link.querySelector(TITLE),
  );
}

function isOrder({ pathname, className, textContent }: HTMLAnchorElement): boolean {
  return (
    ORDER_PATH.test(pathname) || ORDER_CLASS.test(className) || ORDER_WORDS.test(textContent?.trim() ?? '')
  );
}

function replace(link: HTMLElement, by: ChildNode, signal: AbortSignal): void {
  link.replaceWith(by);
  onAbort(signal, () => by.replaceWith(link));
}
