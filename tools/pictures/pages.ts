/** A page of the demo. */
export interface PageAddress {
  /** The part of file names that stands for the page. */
  readonly name: string;
  /** An address, or `article:` with the number of an article that the front page links to. */
  readonly path: string;
}

/** A page and the visitor who sees it. */
export interface PicturedPage extends PageAddress {
  readonly visitor: string;
}

/** A window size and a colour scheme. */
export interface Form {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The pages of `npm run pictures`, each with a suitable visitor. */
export const PAGES: readonly PicturedPage[] = [
  { name: 'front-page', path: '/', visitor: 'anonymous' },
  { name: 'section', path: '/sectie/binnenland/', visitor: 'registered' },
  { name: 'article', path: 'article:4101', visitor: 'subscribed' },
  { name: 'article-behind-wall', path: '/demo/betaalmuur/hard-none/', visitor: 'anonymous' },
  { name: 'quiz', path: 'article:4140', visitor: 'subscribed' },
  { name: 'liveblog', path: 'article:4104', visitor: 'subscribed' },
  { name: 'photos', path: 'article:4118', visitor: 'subscribed' },
  { name: 'topic', path: '/onderwerp/klimaat/', visitor: 'subscribed' },
  { name: 'podcasts', path: '/podcasts/', visitor: 'anonymous' },
  { name: 'podcast-episode', path: '/podcasts/de-overkant/de-laatste-pont/', visitor: 'subscribed' },
  { name: 'video', path: '/video/pont/', visitor: 'anonymous' },
  { name: 'digital-paper', path: '/krant/', visitor: 'subscribed-plus' },
  { name: 'reading-list', path: '/leeslijst/', visitor: 'subscribed' },
  { name: 'my-news', path: '/mijn-nieuws/', visitor: 'subscribed' },
  { name: 'account', path: '/account/', visitor: 'subscribed-plus' },
  { name: 'newsletters', path: '/nieuwsbrieven/', visitor: 'registered' },
  { name: 'subscriptions', path: '/abonnementen/', visitor: 'anonymous' },
  { name: 'log-in', path: '/login/', visitor: 'anonymous' },
  { name: 'onboarding', path: '/onboarding/', visitor: 'new-subscriber' },
  { name: 'archive', path: '/search?source=archive&query=water', visitor: 'subscribed' },
  { name: 'search', path: '/search?query=klimaat', visitor: 'subscribed' },
  { name: 'puzzles', path: '/puzzels/', visitor: 'subscribed' },
  { name: 'election', path: '/verkiezingen/', visitor: 'anonymous' },
  { name: 'flat', path: '/special/l-flat/', visitor: 'subscribed' },
  { name: 'contact', path: '/contact/', visitor: 'regional' },
];

/** The window sizes and colour schemes of the pictures. */
export const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
export const COLOURS: readonly Form['colorScheme'][] = ['light', 'dark'];

/** The forms in which a picture of each page is taken. */
export const FORMS = VIEWPORTS.flatMap((viewport) =>
  COLOURS.map((colorScheme) => ({ ...viewport, colorScheme })),
);

/** Returns a form's name in file names, such as `360-dark`. */
export const nameOf = ({ width, colorScheme }: Pick<Form, 'width' | 'colorScheme'>) =>
  `${width}-${colorScheme}`;

/**
 * Replaces `article:NUMBER` by the addresses that the front page links to.
 * @param frontPage the front page's HTML
 * @throws {Error} if the front page does not link to an article
 */
export function findAddresses<Page extends PageAddress>(pages: readonly Page[], frontPage: string): Page[] {
  const addresses = new Map(
    [...frontPage.matchAll(/href="(\/nieuws\/[^"#?]+-a(\d+))"/g)].map(([, path, id]) => [id, path]),
  );
  return pages.map((page) => {
    const [, id] = /^article:(\d+)$/.exec(page.path) ?? [];
    if (id === undefined) return page;
    const path = addresses.get(id);
    if (!path) throw new Error(`The front page has no link to article ${id}, the page "${page.name}".`);
    return { ...page, path };
  });
}
