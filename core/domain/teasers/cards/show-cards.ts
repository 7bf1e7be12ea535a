import { create } from '../../../platform/dom/create.ts';
import { now } from '../../../platform/time/now.ts';
import { mediaFrom } from '../../../runtime/config/breakpoints.ts';
import { siteConfig } from '../../../runtime/config/site-config.ts';
import type { Context } from '../../../runtime/feature/feature.ts';
import { showTitledRow } from '../../../ui/carousel/show-titled-row.ts';
import type { ArticleCard } from './article-card.ts';
import styles from './cards.module.css';
import { drawCard } from './draw-card.ts';
import { MAX_ROW } from './max-row.ts';

/** Fewer cards do not fill the row. */
const FULL = 4;

/** What a feature says of its row of cards. */
export interface CardRow {
  readonly title: string;
  readonly cards: readonly ArticleCard[];
  /** Whether they stand in lines however few they are, as the page of such a block asks for more than a row. */
  readonly hasLines?: boolean | undefined;
  /** Whether the recommender feature reports which of them were seen. */
  readonly isReported?: boolean | undefined;
  /** Called when a visitor opens a card, in this tab or another. */
  readonly onOpen?: ((card: ArticleCard) => void) | undefined;
}

/**
 * Replaces the content of a hook by a titled row of articles, which scrolls sideways in a narrow window; its height does
 * not depend on their number.
 * @param hook the element
 * @param row title and cards
 * @param context its signal puts the server's content back
 */
export function showCards(
  hook: HTMLElement,
  { title, cards, hasLines = false, isReported = false, onOpen }: CardRow,
  { page, signal }: Pick<Context, 'page' | 'signal'>,
): void {
  const wide = mediaFrom(siteConfig(page).breakpoints, 'wide');
  const wraps = hasLines || cards.length > MAX_ROW;
  const layout = wraps ? styles.grid : styles.row;
  const present = now();
  const items = cards.map((card) =>
    create(
      'li',
      {
        class: card.isColumn ? `${styles.card} ${styles.column}` : styles.card,
        'data-item-type': card.isColumn ? 'column' : undefined,
        'data-recommender-id': isReported ? card.id : undefined,
      },
      ...drawCard(card, { now: present, wide, onOpen }),
    ),
  );
  const row = {
    title,
    className: styles.root,
    listClassName: cards.length < FULL ? `${layout} ${styles.few}` : layout,
    wraps,
    items,
  };
  showTitledRow(hook, row, signal);
}
