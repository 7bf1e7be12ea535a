/** The two colours of a collection's mark, both hexadecimal. */
export interface Colours {
  readonly start: string;
  readonly end: string;
}

/** A named group of saved articles: a tag of the reading list [collection-modals-1]. */
export interface Collection {
  readonly name: string;
  readonly colours?: Colours | undefined;
  /** The ids of its articles. */
  readonly articles: readonly number[];
}
