import { storedItem } from '../../platform/storage/store.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { type Impression, prune } from './caps.ts';

/** No cap looks back further, in milliseconds: 400 days, as long as browsers keep a cookie. */
export const LONGEST_CAP = 400 * 24 * 60 * 60 * 1000;

/** What was shown, kept in this browser; names and times, nothing about the reader. */
const item = storedItem({ key: 'nmt_prompts', accepts: isImpressionList });

/** @returns the kept showings */
export function readImpressions(): readonly Impression[] {
  return item.read() ?? [];
}

/** Keeps a showing, and drops those that no cap can count any more. */
export function addImpression(impression: Impression): void {
  item.write([...prune(readImpressions(), LONGEST_CAP, impression.at), impression]);
}

function isImpressionList(value: unknown): value is Impression[] {
  return Array.isArray(value) && value.every(isImpression);
}

function isImpression(value: unknown): value is Impression {
  return isRecord(value) && typeof value.name === 'string' && typeof value.at === 'number';
}
