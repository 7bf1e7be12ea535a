import { onAbort } from '../../../platform/dom/on-abort.ts';
import { addClass, setAttributes } from '../../../platform/dom/undo.ts';
import { now } from '../../../platform/time/now.ts';
import { holdHeight } from '../../../platform/viewport/hold-height.ts';
import { mediaFrom } from '../../../runtime/config/breakpoints.ts';
import { siteConfig } from '../../../runtime/config/site-config.ts';
import type { ViewContext } from '../../../runtime/feature/view-context.ts';
import { error } from '../../../runtime/log/log.ts';
import { removeForVisitor } from '../../../user/visitor/remove-for-visitor.ts';
import type { CardsProps } from './Cards.tsx';
import type { CardRow } from './card-row.ts';
import styles from './place.module.css';

/**
 * Fills a hook with a row of cards, and removes the hook if there are none or they cannot be loaded.
 * @param hook the block; the server's content stays until the cards are loaded
 * @param load loads the row
 * @param context the context of the feature, whose view is `Cards`; its signal aborts when the visitor changes
 * @param failed the message for the console
 */
export async function fillWithCards(
  hook: HTMLElement,
  load: () => Promise<CardRow>,
  context: Pick<ViewContext<CardsProps>, 'feature' | 'page' | 'signal' | 'show'>,
  failed: string,
): Promise<void> {
  const { feature, page, signal, show } = context;
  setAttributes(hook, { 'aria-busy': 'true' }, signal);
  addClass(hook, styles.place, signal);
  try {
    const row = await load();
    if (signal.aborted) return;
    if (row.cards.length === 0) return removeForVisitor(page, hook);
    onAbort(signal, () => show(undefined));
    const wide = mediaFrom(siteConfig(page).breakpoints, 'wide');
    show({ ...row, now: now(), wide }, (change) => {
      const settle = holdHeight(hook, signal);
      setAttributes(hook, { 'aria-busy': null }, signal);
      change();
      settle();
    });
  } catch (cause) {
    if (signal.aborted) return;
    error(feature, failed, cause);
    removeForVisitor(page, hook);
  }
}
