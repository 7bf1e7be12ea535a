import { WHOLE_PAGES } from '../budgets/budgets.ts';
import type { PageAddress } from '../pictures/pages.ts';

/** A page whose features are weighed. */
export interface WeighedAddress extends PageAddress {
  /** What its features load in all, at most: bytes of brotli without React, and files. */
  readonly budget?: { readonly bytes: number; readonly files?: number };
}

/** The pages that `npm run bench:bytes` weighs, as an anonymous visitor sees them. */
export const PAGES: readonly WeighedAddress[] = [
  { name: 'article', path: 'article:4101', budget: { ...WHOLE_PAGES.article, files: 30 } },
  { name: 'front page', path: '/', budget: { ...WHOLE_PAGES.frontpage, files: 25 } },
  { name: 'liveblog', path: 'article:4104', budget: WHOLE_PAGES.liveblog },
  { name: 'walled article', path: '/demo/betaalmuur/hard-none/' },
];
