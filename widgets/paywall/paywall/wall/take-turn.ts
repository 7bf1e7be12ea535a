import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { keepTurnInView } from '../../../../core/user/prompts/keep-turn-in-view.ts';
import { PRIORITY } from '../../../../core/user/prompts/priority.ts';
import styles from '../paywall.module.css';
import type { Wall } from './create-wall.ts';

/**
 * Takes part in the turns of the prompts while the wall is in view. A wall over the page is hidden while another prompt
 * is shown; a wall in the page stays.
 * @returns a promise that resolves when its turn comes for the first time, and when it is removed
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
