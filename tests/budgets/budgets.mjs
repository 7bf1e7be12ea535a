/** What readers may be made to download, in bytes of brotli at its highest quality. CI fails above these. */
export const BUDGETS = {
  /** The loader with a routing table of 150 features. */
  loader: 5 * 1024,
  /** Each feature's own script and style, without what it shares. */
  feature: 8 * 1024,
  /** The script in the head, in bytes as it stands: it may be inlined. */
  head: 500,
};

/**
 * What each shared part may add to a page that has none of the others, in bytes of brotli, script and style
 * together; see `parts.mjs`.
 */
export const PARTS = {
  'http: request': { sources: ['core/http/request.ts'], budget: 1300 },
  'http: queries': { sources: ['core/http/queries.ts'], budget: 8000 },
  'visitor: store': { sources: ['core/visitor/visitor-store.ts'], budget: 8000 },
  'visitor: in React': { sources: ['core/visitor/use-visitor.ts'], budget: 8000 },
  consent: { sources: ['core/consent/consent.ts'], budget: 8000 },
  app: { sources: ['core/app/bridge.ts', 'core/app/capabilities.ts'], budget: 2000 },
  'ui: badge': { sources: ['core/ui/badge/Badge.tsx'], budget: 8000 },
  'ui: button': { sources: ['core/ui/button/Button.tsx'], budget: 8000 },
  'ui: carousel': { sources: ['core/ui/carousel/Carousel.tsx'], budget: 8000 },
  'ui: checkbox': { sources: ['core/ui/checkbox/Checkbox.tsx'], budget: 8000 },
  'ui: field': { sources: ['core/ui/field/Field.tsx'], budget: 8000 },
};
