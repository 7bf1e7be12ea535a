/** What a reader is about to share. */
export interface ShareRequest {
  /** What it is called, in one line of text: a headline. Any length, any characters. */
  readonly title: string;
  /**
   * Where it is: https, or an address of this site; relative ones become absolute. The fragment stays, so that one
   * update of a liveblog can be shared; tokens are taken out.
   */
  readonly url: string;
  /** What a message says instead of the title, such as the result of a quiz. */
  readonly text?: string | undefined;
  /**
   * The article that may be given to somebody from here, by its number: only for the article of the page itself,
   * and only readers who may give see it. Left out, there is sharing only.
   */
  readonly giftId?: number | undefined;
  /** The tab that opens first; `share` where it is left out, and where nothing may be given [gift-1]. */
  readonly tab?: 'share' | 'gift' | undefined;
}
