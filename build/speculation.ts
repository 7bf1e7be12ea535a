/**
 * Pages that browsers must not load ahead of a click, for the speculation rules that the renderers of the head write:
 * pages that change, count or end something when they are opened, and links that do not lead to a page of the paper.
 */
export const NOT_SPECULATED = {
  /** URL patterns of the product's own pages and calls (docs/server-pages.md), and of one-time parameters. */
  addresses: [
    '/login*',
    '/logout*',
    '/create-account*',
    '/onboarding*',
    '/paywall-*',
    '/profiel/*',
    '/ebook/*',
    '/papi/*',
    '/talk*',
    '/*\\?*token=*',
    '/*\\?*activationId=*',
    '/*\\?*gaa_*',
  ],
  /** Selects links that are left out, wherever they lead. `rel="nofollow"` is also how a template leaves one out. */
  links:
    '[rel~="nofollow"], [rel~="sponsored"], [rel~="external"], [download], [target]:not([target="_self"]), [href^="#"]',
} as const;
