import { parseTimestamp } from '../../platform/time/parse-timestamp.ts';

/** Selector and id attribute of updates, which differ between a liveblog's own page and the widget on other pages. */
export interface UpdateKind {
  /** Selects an update. */
  readonly selector: string;
  /** The attribute of its id, as in `dataset`. */
  readonly id: 'articleId' | 'updateId';
}

/** The attributes of an update. */
export interface UpdateFacts {
  readonly id: string;
  /** The publication time in epoch milliseconds, by the newsroom's clock. */
  readonly publishedAt: number;
  readonly pinned: boolean;
  /** Whether it is one of the liveblog's key moments, `data-key-moment="1"`. */
  readonly key: boolean;
  /**
   * Whether its type is `stille_update`: it is added without an announcement [liveblog-widget-1, liveblog-widget-4].
   */
  readonly silent: boolean;
}

/** The updates on a liveblog's own page [liveblog-11]. */
export const PAGE_UPDATES: UpdateKind = { selector: '[data-liveblog-update]', id: 'articleId' };

/** Selects the key moments among the updates. */
export const KEY_MOMENT = '[data-key-moment~="1"]';

/** The list of key moments: links to updates, with a heading. */
export const KEY_MOMENTS = '[data-liveblog-key-moments]';

/** The updates on other pages [liveblog-widget-4]. */
export const WIDGET_UPDATES: UpdateKind = { selector: '[data-update-id]', id: 'updateId' };

/**
 * Reads an update's attributes [liveblog-3, liveblog-widget-1].
 * @param element the update
 * @param kind names the attributes
 * @returns its data; if it has no id or no valid time, the error as the end of a sentence
 */
export function readFacts({ dataset }: HTMLElement, { id: name }: UpdateKind): UpdateFacts | string {
  const id = dataset[name]?.trim() ?? '';
  const attribute = name === 'articleId' ? 'data-article-id' : 'data-update-id';
  if (id === '') return `has no ${attribute}`;
  const { publishedAt: time } = dataset;
  const publishedAt = parseTimestamp(time);
  if (publishedAt === undefined) {
    return `${id.slice(0, 40)} has ${time === undefined ? 'no data-published-at' : `data-published-at="${time.slice(0, 40)}"; expected a time`}`;
  }
  return {
    id,
    publishedAt,
    pinned: dataset.pinned?.trim() === '1',
    key: dataset.keyMoment?.trim() === '1',
    silent: dataset.updateType?.trim() === 'stille_update',
  };
}
