/**
 * A page of the demo for each page type of a publisher, for an anonymous visitor.
 *
 * @type {readonly Omit<import('../../../tools/pictures/pages.ts').PicturedPage, 'visitor'>[]}
 */
export const PAGE_TYPES = [
  { name: 'front page', path: '/' },
  { name: 'section', path: '/sectie/binnenland/' },
  { name: 'article', path: 'article:4101' },
  { name: 'article behind a wall', path: '/demo/betaalmuur/hard-none/' },
  { name: 'long read', path: 'article:4111' },
  { name: 'quiz', path: 'article:4140' },
  { name: 'liveblog', path: 'article:4104' },
  { name: 'photo story', path: 'article:4118' },
  { name: 'topic', path: '/onderwerp/klimaat/' },
  { name: 'podcasts', path: '/podcasts/' },
  { name: 'puzzles', path: '/puzzels/' },
  { name: 'subscriptions', path: '/abonnementen/' },
  { name: 'log in', path: '/login/' },
];
