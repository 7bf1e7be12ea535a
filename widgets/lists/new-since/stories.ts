import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';

/** A story of the page with its date. */
export interface Story {
  readonly id: string;
  readonly address: string;
  readonly headline: string;
  /** Publication time, in epoch milliseconds. */
  readonly at: number;
  /** The element with its date. */
  readonly time: HTMLElement;
}

/**
 * Teasers except those of liveblogs: a liveblog's date is that of its newest update, so that it would always be new.
 */
const TEASER =
  '[data-article-id]:not([data-widget], [data-update-id], [data-liveblog-update], [data-article-type~="liveblog"], [data-article-type~="slowblog"])';
/** Maximum number of marks: more would be noise. */
const MAX_MARKS = 12;

/**
 * Reads the stories of a page: teasers with a link and a date, each article once, in page order.
 * @param root the document's body
 */
export function readStories(root: HTMLElement): Story[] {
  const stories = new Map<string, Story>();
  for (const teaser of root.querySelectorAll<HTMLElement>(TEASER)) {
    // The page's own body has the attributes of an article, too.
    if (teaser === root) continue;
    const time = teaser.querySelector<HTMLElement>('time[datetime]');
    const heading = teaser.querySelector('h1, h2, h3, h4');
    const link =
      heading?.querySelector<HTMLAnchorElement>('a[href]') ?? heading?.closest<HTMLAnchorElement>('a[href]');
    const at = parseTimestamp(time?.getAttribute('datetime') ?? undefined);
    const headline = heading?.textContent?.trim() ?? '';
    const id = teaser.dataset.articleId?.trim() ?? '';
    if (!time || !link || at === undefined || headline === '' || stories.has(id)) continue;
    stories.set(id, { id, address: link.href, headline, at, time });
  }
  return [...stories.values()];
}

/**
 * The stories that were published after the visitor last saw the page, newest first [design].
 * @param seen the time stored at the last visit, in epoch milliseconds
 * @param now current time in epoch milliseconds: a date in the future is a mistake, or that of an announced story
 */
export function newStories(stories: readonly Story[], seen: number, now: number): Story[] {
  return stories.filter(({ at }) => at > seen && at <= now).sort((one, other) => other.at - one.at);
}

/**
 * The time up to which a visitor of the page has seen its news.
 * @param now current time in epoch milliseconds: a date in the future must not hide stories that appear before it
 * @returns undefined if no story has a date
 */
export function seenUntil(stories: readonly Story[], now: number): number | undefined {
  const past = stories.map(({ at }) => at).filter((at) => at <= now);
  return past.length === 0 ? undefined : Math.max(...past);
}

/** Whether marks would be useless: after a long absence nearly everything is new. */
export function isQuiet(news: readonly Story[], stories: readonly Story[]): boolean {
  return news.length <= MAX_MARKS && news.length * 2 <= stories.length;
}
