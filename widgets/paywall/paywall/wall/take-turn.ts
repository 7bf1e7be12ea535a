import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { keepTurnInView } from '../../../../core/user/prompts/keep-turn-in-view.ts';
import { PRIORITY } from '../../../../core/user/prompts/priority.ts';
import styles from '../paywall.module.css';
import type { Wall } from './create-wall.ts';

/**
 * Keeps the turn among the prompts while the wall is in view. One that lies over the page hides while something else has
 * it; one in the page stays.
 * @returns resolves when it has the turn for the first time, and when it is removed
 */
export function takeTurn({ section }: Wall, signal: AbortSignal): Promise<void> {
  const isOver = /^(soft|topbanner-sticky)$/.test(section.dataset.paywallType ?? '');
  section.classList.toggle(styles.waiting, isOver);
  return new Promise((resolve) => {
    onAbort(signal, resolve);
    const onTurn = (hasTurn: boolean) => {
      section.classList.toggle(styles.waiting, isOver && !hasTurn);
      if (hasTurn) resolve();
    };
    keepTurnInView(section, { name: 'paywall', priority: PRIORITY.paywall, onTurn, signal });
  });
}
