import type { Schema } from '../../../core/platform/http/request.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import {
  type ArchiveItem,
  type ArticleItem,
  archiveItem,
  articleItem,
  type CareerItem,
  careerItem,
  type PodcastItem,
  podcastItem,
} from './api/lazy-cards.ts';
import { type Card, momentIn, webAddress, wordsIn } from './card.ts';
import { durationInMinutes } from './duration-in-minutes.ts';
import { articleTeaser, articleTeaserSchema } from './teaser.ts';

/** Maximum number of cards in a container; more are on the linked page. */
const MAX_CARDS = 24;
const MAX_CAREERS = 6;
const MAX_TAGS = 3;
/** Maximum number of items that are read, so that thousands of invalid ones do not block the page. */
const MAX_ITEMS = 500;

/** The kinds of cards, as in `data-lazy-card` [lazy-cards-8]. */
export const KINDS = ['article', 'archive', 'podcast', 'career'] as const;
export type Kind = (typeof KINDS)[number];

/** A card that may lack a title or an address. */
type Draft = { readonly [Key in keyof Card]?: Card[Key] | undefined };

const plainArticle = checked(articleItem, article);
const teaserOfArticle = checked(articleTeaserSchema, (raw) => {
  const { url, headline, teaser, image, ...others } = articleTeaser(raw);
  return {
    address: url,
    title: wordsIn(headline),
    image,
    text: image === undefined ? teaser : undefined,
    ...others,
  };
});

/** Lists of articles have two formats: that of lists, with `url`, and that of teasers, with `relative_url`. */
const teaser = (item: unknown) =>
  isRecord(item) && 'relative_url' in item ? teaserOfArticle(item) : undefined;

const DRAFTS: Record<Kind, (item: unknown) => Draft | undefined> = {
  article: (item) => teaser(item) ?? plainArticle(item),
  archive: checked(archiveItem, archive),
  podcast: checked(podcastItem, podcast),
  career: checked(careerItem, career),
};

/**
 * Makes cards from an answer's items. An item without a title or a safe address is skipped [lazy-cards-8], and so is an
 * article that occurs twice in an answer.
 * @param items the items as sent, possibly thousands: the first 500 are read
 * @returns up to 24 cards, for careers up to 6 [lazy-cards-6]
 */
export function cardsOf(kind: Kind, items: readonly unknown[]): Card[] {
  const most = kind === 'career' ? MAX_CAREERS : MAX_CARDS;
  const cards: Card[] = [];
  for (const item of items.slice(0, MAX_ITEMS)) {
    const draft = DRAFTS[kind](item);
    const { title, address } = draft ?? {};
    if (title === undefined || address === undefined) continue;
    // Several vacancies may link to the same page; articles have unique addresses.
    if (kind === 'career' || !cards.some((card) => card.address === address))
      cards.push({ ...draft, title, address });
    if (cards.length === most) break;
  }
  return cards;
}

function checked<Item>(schema: Schema<Item>, draft: (item: Item) => Draft) {
  return (raw: unknown): Draft | undefined => {
    const result = schema.safeParse(raw);
    return result.success ? draft(result.data) : undefined;
  };
}

function article({ url, headline, label, publishedAt, images, image }: ArticleItem): Draft {
  return {
    address: webAddress(url),
    title: wordsIn(headline),
    label: wordsIn(label),
    at: momentIn(publishedAt),
    image: webAddress(images?.[0]?.variations?.[0]?.url) ?? webAddress(image),
  };
}

function archive({ url, headline, publication, publishedAt, tags = [] }: ArchiveItem): Draft {
  return {
    address: webAddress(url),
    title: wordsIn(headline),
    label: wordsIn(publication),
    at: momentIn(publishedAt),
    tags: tags.flatMap((tag) => tagOf(tag ?? {})).slice(0, MAX_TAGS),
  };
}

/** Type and slug are untrusted: they are encoded in the address [lazy-cards-4, lazy-cards-9]. */
function tagOf({ type, slug, name }: NonNullable<NonNullable<ArchiveItem['tags']>[number]>) {
  const text = wordsIn(name);
  if (!wordsIn(type) || !wordsIn(slug) || text === undefined) return [];
  const [key, value] = [type, slug].map((part) => encodeURIComponent(part ?? ''));
  return [{ name: text, address: `/search?${key}=${value}&source=archive` }];
}

function podcast({ relative_url, teaser, article_published_at, podcast: episode }: PodcastItem): Draft {
  return {
    address: webAddress(relative_url),
    title: wordsIn(episode?.title),
    label: wordsIn(episode?.series?.title),
    text: wordsIn(teaser),
    at: momentIn(article_published_at),
    minutes: durationInMinutes(episode?.duration),
  };
}

function career({ link, title, images }: CareerItem): Draft {
  return {
    address: webAddress(link?.[0]?.href),
    title: wordsIn(title),
    image: webAddress(images?.find((image) => image?.type === 'thumb')?.url),
  };
}
