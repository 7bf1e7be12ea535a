import { create } from '../../../core/platform/dom/create.ts';
import { articleIdFromAddress } from '../../../core/platform/ids/article-id.ts';
import { formatArticleTime } from '../../../core/platform/time/dutch-dates.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { isSafeAddress, parseAddress } from '../../../core/runtime/page/address.ts';
import type { FeedItem } from './api/latest-feed.ts';
import type { Story } from './choose-replacements.ts';

/** An item of the feed that can be shown. */
export interface Fed extends Story {
  readonly item: FeedItem;
}

/** Identifies an article by its address: the id at the end, or otherwise the path. */
export function keyOf(address: string): string {
  const path = parseAddress(address)?.pathname ?? address;
  return articleIdFromAddress(address) ?? path.replace(/\/+$/, '');
}

/**
 * The articles to which a page links, in any part of it: not every site has a `main`, and not every address has an id
 * [home-slider-2].
 */
export function keysOnPage(): Set<string> {
  return new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => keyOf(href)));
}

/** Reads an item of the slider: its first link, its `time`, and `data-article-type`. */
export function storyOf(element: HTMLElement): Story {
  const link = element.querySelector<HTMLAnchorElement>('a[href]');
  const time = element.querySelector('time');
  return {
    key: link ? keyOf(link.href) : '',
    at: parseTimestamp(time?.getAttribute('datetime')),
    type: (
      element.dataset.articleType ??
      element.querySelector<HTMLElement>('[data-article-type]')?.dataset.articleType
    )?.trim(),
  };
}

/** The feed's items with addresses that are safe to link to. */
export function fedStories(items: readonly FeedItem[]): Fed[] {
  return items
    .filter(({ url, headline }) => isSafeAddress(url) && headline.trim() !== '')
    .map((item) => ({
      key: keyOf(item.url),
      at: parseTimestamp(item.article_published_at),
      type: item.article_type,
      item,
    }));
}

/**
 * Renders a story with the markup of the item that it replaces: the same elements and classes, with the new headline,
 * time, label and picture. Other texts of the old item are left out.
 * @param old the item as the server sent it
 * @param story replaces it; every value is inserted as text
 * @param now the current time, in epoch milliseconds
 */
export function drawStory(old: HTMLElement, { item, at, type }: Fed, now: number): HTMLElement {
  const drawn = old.cloneNode(true) as HTMLElement;
  for (const hook of drawn.querySelectorAll('[data-widget], [data-special], noscript')) hook.remove();
  for (const marked of [drawn, ...drawn.querySelectorAll<HTMLElement>('[data-recommender-id]')])
    markArticle(marked, item.url);
  const link = drawn.querySelector<HTMLAnchorElement>('a[href]');
  const time = drawn.querySelector('time');
  const label = drawn.querySelector<HTMLElement>('[data-item-label]');
  if (type === undefined) delete drawn.dataset.articleType;
  else drawn.dataset.articleType = type;
  if (link) {
    link.href = item.url;
    link.textContent = item.headline.trim();
  }
  if (time && at !== undefined) {
    time.dateTime = new Date(at).toISOString();
    time.textContent = formatArticleTime(at, now) ?? '';
  }
  if (label) label.textContent = item.label?.trim() ?? '';
  drawPicture(drawn, item.image?.medium?.url);
  removeOtherTexts(drawn, [link, time, label]);
  return drawn;
}

/** The recommender must not count the previous article. */
function markArticle(teaser: HTMLElement, address: string): void {
  if (teaser.dataset.recommenderId === undefined) return;
  const id = articleIdFromAddress(address);
  if (id === undefined) delete teaser.dataset.recommenderId;
  else teaser.dataset.recommenderId = id;
}

/** A new image element, so that no source, state or text of the old one remains. */
function drawPicture(drawn: HTMLElement, address: string | undefined): void {
  const [old, ...others] = drawn.querySelectorAll('img');
  for (const other of others) other.remove();
  const isSafe = address !== undefined && isSafeAddress(address);
  if (!old || !isSafe) {
    (old?.closest('picture, figure') ?? old)?.remove();
    return;
  }
  const image = create('img');
  Object.assign(image, { className: old.className, alt: '', loading: 'lazy', decoding: 'async' });
  for (const name of ['width', 'height']) {
    const value = old.getAttribute(name);
    if (value !== null) image.setAttribute(name, value);
  }
  image.src = address;
  (old.closest('picture') ?? old).replaceWith(image);
}

function removeOtherTexts(drawn: HTMLElement, filled: readonly (Element | null)[]): void {
  const walker = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  const others: Node[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!filled.some((element) => element?.contains(text))) others.push(text);
  }
  for (const text of others) text.parentNode?.removeChild(text);
}
