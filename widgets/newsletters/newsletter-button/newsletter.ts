/** A newsletter, as its button's attributes name it [newsletter-button-1]. */
export interface Newsletter {
  readonly code: string;
  readonly name: string;
  /** Whether it is for digital-plus subscribers only. */
  readonly exclusive: boolean;
  /** Identifies the button's position, for statistics. */
  readonly source: string;
}
