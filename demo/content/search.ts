import { slugify } from '../../core/platform/ids/slugify.ts';
import { createSearchIndex, type Searchable, type SearchIndex } from '../../fixtures/search/search-index.ts';
import { TOPICS } from '../../fixtures/topics/catalogue.ts';
import type { Paper } from '../server/addresses.ts';
import { asItStands, type LiveBlog, type Look, lastNews, liveBlog } from '../server/liveblog/live-blog.ts';
import { FRESH } from './fresh.ts';
import { ARTICLES, paragraphsOf } from './index.ts';
import { OLDER } from './older/index.ts';
import { ARCHIVE_EPISODES, ARCHIVE_SHOWS, episodeAddress, showAddress } from './podcast-archive.ts';
import { SECTIONS } from './sections.ts';
import { SITE_PAGES, type SitePage } from './site-pages.ts';
import { FIRST_SPECIAL, SPECIAL_BLOCKS } from './specials/list.ts';
import { topicPath } from './topics.ts';
import type { Article, Picture, SectionSlug } from './types.ts';

/** The kinds of results, by their values in the search's address, with their names. */
export const RESULT_KINDS = {
  artikel: 'Artikelen',
  podcast: 'Podcasts',
  onderwerp: 'Onderwerpen',
  auteur: 'Auteurs',
  pagina: 'Pagina’s',
} as const;
export type ResultKind = keyof typeof RESULT_KINDS;

/** An item that the paper's search can find. */
export interface PaperItem extends Searchable {
  readonly kind: ResultKind;
  /** The label above the title. */
  readonly label: string;
  readonly section: SectionSlug | undefined;
  readonly picture: Picture | undefined;
  /** The portrait of the person found, or of an opinion's author. */
  readonly face?: Picture | undefined;
  /** The article itself, if it is one. */
  readonly article?: Article;
  readonly minutes?: number;
}

/** Everything published as news; the search does not find advertisers' articles. */
const PUBLISHED = [...FRESH, ...ARTICLES, ...OLDER].filter(({ kind }) => kind !== 'native-ad');

/** The address of an author's page. */
export const authorPath = (name: string): string =>
  `/search?${new URLSearchParams({ auteur: slugify(name) })}`;

/** The author with a slug. */
export const authorBySlug = (slug: string): string | undefined =>
  PUBLISHED.find(({ author }) => slugify(author) === slug)?.author;

/** The last index that was built, with the state of the liveblogs at that time. */
const indexes = new WeakMap<Paper, { readonly state: string; readonly index: SearchIndex<PaperItem> }>();

/** The index of the whole paper, built when first needed, and again if a liveblog has changed. */
export function paperIndex(paper: Paper, look: Look): SearchIndex<PaperItem> {
  const state = stateOfLiveblogs(paper, look);
  const known = indexes.get(paper);
  if (known?.state === state) return known.index;
  const index = createSearchIndex(paperItems(paper, look), paper.minutesBefore(0).getTime());
  indexes.set(paper, { state, index });
  return index;
}

/** A text that changes whenever a liveblog shows something else. */
const stateOfLiveblogs = (paper: Paper, look: Look): string =>
  PUBLISHED.flatMap((article) =>
    article.kind === 'liveblog' ? JSON.stringify(liveBlog(article, paper, look)) : [],
  ).join();

/** The paper's contents at the visitor's time, in no particular order. */
export function paperItems(paper: Paper, look: Look): PaperItem[] {
  return [
    ...PUBLISHED.map((article) => articleItem(article, paper, look)),
    ...podcastItems(paper),
    ...topicItems(),
    ...authorItems(),
    ...pageItems(),
  ];
}

function articleItem(article: Article, paper: Paper, look: Look): PaperItem {
  const { headline, lead, author, topics, section, picture } = asItStands(article, paper, look);
  const label = article.label ?? SECTIONS[section].name;
  return {
    kind: 'artikel',
    url: paper.address(article),
    title: headline,
    lead,
    label,
    author,
    topics,
    section,
    picture,
    face: article.kind === 'article' ? article.portrait : undefined,
    kindWords: article.kind === 'liveblog' ? `liveblog ${label}` : label,
    paragraphs:
      article.kind === 'liveblog' ? updateTexts(liveBlog(article, paper, look)) : paragraphsOf(article),
    publishedAt: lastNews(article, paper, look).getTime(),
    article,
  };
}

const updateTexts = ({ updates }: LiveBlog): string[] =>
  updates.flatMap(({ headline, body }) => [headline, ...body]);

function podcastItems(paper: Paper): PaperItem[] {
  const base = { kind: 'podcast', author: '', paragraphs: [], section: undefined } as const;
  const shows = Object.entries(ARCHIVE_SHOWS).map(([slug, { title, about, picture }]) => ({
    ...base,
    url: showAddress(slug),
    title,
    lead: about,
    label: 'Podcast',
    topics: [],
    kindWords: 'podcast serie luisteren',
    picture,
    publishedAt: undefined,
  }));
  const episodes = ARCHIVE_EPISODES.map((episode) => ({
    ...base,
    url: episodeAddress(episode),
    title: episode.title,
    lead: episode.teaser,
    label: `Podcast · ${ARCHIVE_SHOWS[episode.series]?.title ?? ''}`,
    topics: [],
    kindWords: `podcast aflevering luisteren ${ARCHIVE_SHOWS[episode.series]?.title ?? ''}`,
    picture: ARCHIVE_SHOWS[episode.series]?.picture,
    publishedAt: paper.minutesBefore(episode.hoursAgo * 60).getTime(),
    minutes: episode.minutes,
  }));
  return [...shows, ...episodes];
}

function topicItems(): PaperItem[] {
  return TOPICS.flatMap(({ name }) => {
    const count = PUBLISHED.filter(({ topics }) => topics.includes(name)).length;
    return count === 0 ? [] : [named('onderwerp', name, topicPath(name), count)];
  });
}

function authorItems(): PaperItem[] {
  return [...new Set(PUBLISHED.map(({ author }) => author))].map((name) => {
    const own = PUBLISHED.filter(({ author }) => author === name);
    const face = own.flatMap((article) => (article.kind === 'article' && article.portrait) || [])[0];
    return named('auteur', name, authorPath(name), own.length, face);
  });
}

/** Sections, specials, puzzles, help and the rest of the site. */
function pageItems(): PaperItem[] {
  const sections = Object.entries(SECTIONS).map(([slug, { name, about }]) =>
    pageItem('Sectie', { address: `/sectie/${slug}/`, title: name, about, words: 'sectie rubriek' }),
  );
  const specials = [FIRST_SPECIAL, ...SPECIAL_BLOCKS.flatMap(({ entries }) => entries)].map(
    ([name, title, about, address]) => ({
      ...pageItem('Special', { address, title, about, words: 'special' }),
      picture: { name, alt: '' },
    }),
  );
  const others = Object.entries(SITE_PAGES).flatMap(([label, pages]) =>
    pages.map((page) => pageItem(label, page)),
  );
  return [...sections, ...specials, ...others];
}

const pageItem = (label: string, { address, title, about, words = '' }: SitePage): PaperItem => ({
  ...withoutDate('pagina', label, title, address),
  lead: about,
  kindWords: `${label} ${words}`,
});

function named(
  kind: 'onderwerp' | 'auteur',
  title: string,
  url: string,
  count: number,
  face?: Picture,
): PaperItem {
  return {
    ...withoutDate(kind, kind === 'auteur' ? 'Auteur' : 'Onderwerp', title, url),
    lead: count === 1 ? '1 artikel' : `${count} artikelen`,
    kindWords: kind,
    face,
  };
}

/** An item with a title and an address, but without a date. */
function withoutDate(kind: ResultKind, label: string, title: string, url: string): PaperItem {
  return {
    kind,
    url,
    title,
    label,
    lead: '',
    kindWords: '',
    author: '',
    topics: [],
    paragraphs: [],
    section: undefined,
    picture: undefined,
    publishedAt: undefined,
  };
}
