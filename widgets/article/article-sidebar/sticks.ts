/** What decides whether a sidebar stays in view. */
interface Measures {
  /** Whether the window is as wide as the `large` breakpoint, or wider. */
  readonly isWide: boolean;
  /** Height of the sidebar in px. */
  readonly own: number;
  /** Height of the article's text in px; undefined where there is none. */
  readonly body: number | undefined;
}

/**
 * Whether a sidebar is sticky: only on wide windows, and only where it is not empty and not higher than the text
 * beside it [article-sidebar-1, article-sidebar-2].
 */
export function sticks({ isWide, own, body }: Measures): boolean {
  return isWide && own > 0 && body !== undefined && own <= body;
}
