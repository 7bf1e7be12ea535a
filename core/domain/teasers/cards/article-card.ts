import type { Picture } from '../picture.ts';

/** An article as a card of a list. */
export interface ArticleCard {
  readonly id: string;
  /** The address of the article. */
  readonly address: string;
  readonly headline: string;
  readonly label?: string | undefined;
  /** Shown if there is no picture. */
  readonly teaser?: string | undefined;
  readonly picture?: Picture | undefined;
  /** The publication time in epoch milliseconds. */
  readonly at?: number | undefined;
  /** Whether it is a column, which has a layout of its own [my-news-5]. */
  readonly isColumn?: boolean;
}
