import { storedItem } from '../../platform/storage/stored-item.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { type Impression, prune } from './caps.ts';

/** The longest period of a cap, in milliseconds: 400 days, the longest lifetime of a cookie in browsers. */
export const MAX_PERIOD = 400 * 24 * 60 * 60 * 1000;

/** The impressions stored in this browser: names and times, and no data about the visitor. */
const item = storedItem({ key: 'nmt_prompts', accepts: isImpressionList });

/** @returns the stored impressions */
export function readImpressions(): readonly Impression[] {
  return item.read() ?? [];
}

/** Stores an impression, and drops those that are too old for every cap. */
export function addImpression(impression: Impression): void {
  item.write([...prune(readImpressions(), MAX_PERIOD, impression.at), impression]);
}

function isImpressionList(value: unknown): value is Impression[] {
  return Array.isArray(value) && value.every(isImpression);
}

function isImpression(value: unknown): value is Impression {
  return isRecord(value) && typeof value.name === 'string' && typeof value.at === 'number';
}
