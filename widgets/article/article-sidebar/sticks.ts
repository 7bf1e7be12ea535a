/** The measurements that decide whether a sidebar sticks. */
interface Measures {
  /** Whether the window is at least as wide as the `large` breakpoint. */
  readonly isWide: boolean;
  /** Height of the sidebar in px. */
  readonly own: number;
  /** Height of the article's text in px; undefined without one. */
  readonly body: number | undefined;
  /** Available height of the window in px. */
  readonly room: number;
}

/**
 * Whether a sidebar sticks: only on wide windows, and only if it is not empty and not higher than the text beside it
 * [article-sidebar-1, article-sidebar-2]. One that does not fit into the window scrolls with the page: a link in the
 * part outside could have the focus and never be visible (WCAG 2.2, 2.4.11).
 */
export function sticks({ isWide, own, body, room }: Measures): boolean {
  return isWide && own > 0 && body !== undefined && own <= Math.min(body, room);
}
