import { WHOLE_PAGES } from '../budgets/budgets.ts';
import type { PageAddress } from '../pictures/pages.ts';

/** A page whose features are measured. */
export interface WeighedAddress extends PageAddress {
  /** The maximum that its features load in total: bytes of brotli without React, and files. */
  readonly budget?: { readonly bytes: number; readonly files?: number };
}

/** The pages that `npm run bench:bytes` measures, as an anonymous visitor sees them. */
export const PAGES: readonly WeighedAddress[] = [
  { name: 'article', path: 'article:4101', budget: { ...WHOLE_PAGES.article, files: 30 } },
  { name: 'front page', path: '/', budget: { ...WHOLE_PAGES.frontpage, files: 25 } },
  { name: 'liveblog', path: 'article:4104', budget: WHOLE_PAGES.liveblog },
  { name: 'walled article', path: '/demo/betaalmuur/hard-none/' },
];
