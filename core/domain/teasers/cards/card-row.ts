import type { ArticleCard } from './article-card.ts';

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
