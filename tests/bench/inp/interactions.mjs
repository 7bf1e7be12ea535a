/**
 * The most frequent interactions of visitors, each on a page of the demo on a phone.
 *
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path an address, or `article:` with the number of an article that the front page links to
 * @property {string} feature that answers
 * @property {(page: import('playwright').Page) => import('playwright').Locator} target what is pressed
 * @property {(page: import('playwright').Page) => Promise<unknown>} [before] preparation of the interaction
 *
 * @type {readonly Interaction[]}
 */
export const INTERACTIONS = [
  {
    name: 'menu',
    path: '/',
    feature: 'sidebar-nav',
    target: (page) => page.locator('[data-widget="sidebar-nav"] [data-menu-opener]'),
  },
  {
    name: 'save',
    path: 'article:4101',
    feature: 'reading-list-button',
    target: (page) => page.getByRole('button', { name: /leeslijst$/ }).first(),
  },
  {
    name: 'share',
    path: 'article:4101',
    feature: 'share-modal',
    target: (page) => page.getByRole('article').getByRole('link', { name: 'Delen', exact: true }).first(),
  },
  {
    name: 'quiz answer',
    path: 'article:4140',
    feature: 'quiz',
    before: (page) => page.getByRole('button', { name: 'Start de quiz' }).click(),
    target: (page) => page.getByRole('radio', { name: /Normaal Amsterdams Peil/ }),
  },
  {
    name: 'filter',
    path: '/agenda/',
    feature: 'item-filters',
    target: (page) => page.locator('[data-widget="item-filters"]').getByRole('checkbox').first(),
  },
  {
    name: 'filter of a liveblog',
    path: 'article:4104',
    feature: 'liveblog',
    target: (page) => page.getByRole('switch', { name: 'Alleen hoofdpunten' }),
  },
];
