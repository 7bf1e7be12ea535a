/**
 * The pages that `npm run bench:bytes` weighs, as an anonymous visitor sees them, with the goals for what their features load in all:
 * bytes of brotli and files.
 *
 * @type {readonly import('../pictures/pages.mjs').PicturedPage & { goal?: { kilobytes: number, files?: number } }[]}
 */
export const PAGES = [
  { name: 'article', path: 'article:4101', goal: { kilobytes: 150, files: 30 } },
  { name: 'front page', path: '/', goal: { kilobytes: 140, files: 25 } },
  { name: 'liveblog', path: 'article:4104', goal: { kilobytes: 160 } },
  { name: 'walled article', path: '/demo/betaalmuur/hard-none/' },
];
