import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import type { MissedItem } from './api/missed-items.ts';

/** An article of the slider. */
export interface Missed {
  readonly id: string;
  readonly address: string;
  readonly headline: string;
  /** The label above the headline. */
  readonly label?: string;
  /** Publication time, in epoch milliseconds. */
  readonly at?: number;
}

/**
 * The articles that can be linked to, each once.
 * @param items the items as sent
 */
export function missedOf(items: readonly MissedItem[]): Missed[] {
  const byId = new Map<string, Missed>();
  for (const item of items) {
    const { article_id, url, headline, article_published_at } = item;
    const id = String(article_id);
    const [label, at] = [labelOf(item), parseTimestamp(article_published_at)];
    if (byId.has(id) || headline.trim() === '' || !isSafeAddress(url)) continue;
    byId.set(id, {
      id,
      address: url,
      headline: headline.trim(),
      ...(label && { label }),
      ...(at !== undefined && { at }),
    });
  }
  return [...byId.values()];
}

/** The type precedes the label only if the item says so [missed-items-7]. */
export function labelOf({
  flag,
  article_type,
  show_article_type_in_label,
}: Pick<MissedItem, 'flag' | 'article_type' | 'show_article_type_in_label'>): string {
  const type = show_article_type_in_label === true ? article_type?.trim() : '';
  return [type, flag?.trim()].filter(Boolean).join(' ');
}

/** Whether a stored value is a list of articles that can be linked to. */
export function isMissedList(value: unknown): value is Missed[] {
  return Array.isArray(value) && value.every(isMissed);
}

function isMissed(value: unknown): value is Missed {
  if (!isRecord(value)) return false;
  const { id, address, headline, label = '', at = 0 } = value;
  const texts = [id, address, headline, label].every((text) => typeof text === 'string');
  return texts && typeof at === 'number' && isSafeAddress(String(address));
}
