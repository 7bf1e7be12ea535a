import type { ArticleCard } from './article-card.ts';

/** The properties of a feature's row of cards. */
export interface CardRow {
  readonly title: string;
  readonly cards: readonly ArticleCard[];
  /** Whether the cards always wrap into lines, even if they are few, as on the page of such a block. */
  readonly hasLines?: boolean | undefined;
  /** Whether the recommender feature reports which cards were seen. */
  readonly isReported?: boolean | undefined;
  /** Called when a visitor opens a card, in this tab or another. */
  readonly onOpen?: ((card: ArticleCard) => void) | undefined;
}
