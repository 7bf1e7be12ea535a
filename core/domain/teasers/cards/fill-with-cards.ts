import { addClass, setAttributes } from '../../../platform/dom/undo.ts';
import { holdHeight } from '../../../platform/viewport/hold-height.ts';
import type { Context } from '../../../runtime/feature/feature.ts';
import { error } from '../../../runtime/log/log.ts';
import { removeForVisitor } from '../../../user/visitor/remove-for-visitor.ts';
import styles from './place.module.css';
import type { CardRow, showCards } from './show-cards.ts';

/**
 * Fills a hook with a row of cards, and removes the hook if there are none or they cannot be had.
 * @param hook the block; what the server sent stays until the cards are there
 * @param load gets the row, and what shows it: both are in one file, which loads only here
 * @param context of the feature; its signal is that of the present visitor
 * @param failed the message for the console
 */
export async function fillWithCards(
  hook: HTMLElement,
  load: () => Promise<{ readonly row: CardRow; readonly show: typeof showCards }>,
  context: Context,
  failed: string,
): Promise<void> {
  const { feature, page, signal } = context;
  setAttributes(hook, { 'aria-busy': 'true' }, signal);
  addClass(hook, styles.place, signal);
  try {
    const { row, show } = await load();
    if (signal.aborted) return;
    const settle = holdHeight(hook, signal);
    setAttributes(hook, { 'aria-busy': null }, signal);
    if (row.cards.length === 0) removeForVisitor(page, hook);
    else show(hook, row, context);
    settle();
  } catch (cause) {
    if (signal.aborted) return;
    error(feature, failed, cause);
    removeForVisitor(page, hook);
  }
}
