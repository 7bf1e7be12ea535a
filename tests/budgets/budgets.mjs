/** What readers may be made to download, in bytes of brotli at its highest quality. CI fails above these. */
export const BUDGETS = {
  /** The loader with a routing table of 150 features. */
  loader: 5 * 1024,
  /** Each feature's own script and style, without what it shares. */
  feature: 8 * 1024,
  /** The script in the head, in bytes as it stands: it may be inlined. */
  head: 500,
};
