import { WHOLE_PAGES } from '../../tests/budgets/budgets.mjs';

/**
 * The pages that `npm run bench:bytes` weighs, as an anonymous visitor sees them, with the budgets of what their features load in all:
 * bytes of brotli without React, and files.
 *
 * @type {readonly import('../pictures/pages.mjs').PicturedPage & { budget?: { bytes: number, files?: number } }[]}
 */
export const PAGES = [
  { name: 'article', path: 'article:4101', budget: { ...WHOLE_PAGES.article, files: 30 } },
  { name: 'front page', path: '/', budget: { ...WHOLE_PAGES.frontpage, files: 25 } },
  { name: 'liveblog', path: 'article:4104', budget: WHOLE_PAGES.liveblog },
  { name: 'walled article', path: '/demo/betaalmuur/hard-none/' },
];
