/** The content that a visitor shares. */
export interface ShareRequest {
  /** The title in one line of text, such as a headline. Any length, any characters. */
  readonly title: string;
  /**
   * The address: https, or on this site; relative ones become absolute. The fragment is kept, so that one update of a
   * liveblog can be shared; tokens are removed.
   */
  readonly url: string;
  /** The text of the message if it differs from the title, such as the result of a quiz. */
  readonly text?: string | undefined;
  /**
   * The number of an article that can be given away: only for the article of the page itself, and only shown to
   * visitors who may give it. Without it only sharing is offered.
   */
  readonly giftId?: number | undefined;
  /** The tab that is selected first; `share` by default, and if nothing may be given [gift-1]. */
  readonly tab?: 'share' | 'gift' | undefined;
}
