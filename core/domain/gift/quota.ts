import { parseEnd } from '../../platform/time/parse-end.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The visitor's quota as numbers for display. */
export interface GiftQuota {
  /** An integer, at least 0 [gift-5]. */
  readonly remaining: number;
  /** An integer; undefined if it contradicts the remaining number. */
  readonly total: number | undefined;
  /** Days for which a link opens the article; undefined without a valid number. */
  readonly daysValid: number | undefined;
}

/**
 * Normalises the server's numbers for display: integers, at least 0, and no total below the remaining number [gift-2,
 * gift-5].
 * @param answer as the profile API sends it
 */
export function readQuota(answer: {
  readonly remaining: number;
  readonly total?: number | undefined;
  readonly days_valid?: number | undefined;
}): GiftQuota {
  const remaining = whole(answer.remaining);
  const total = whole(answer.total);
  const daysValid = whole(answer.days_valid);
  return {
    remaining,
    total: total > 0 && total >= remaining ? total : undefined,
    daysValid: daysValid > 0 ? daysValid : undefined,
  };
}

/**
 * Returns the days for which an existing link still opens the article. Started days count, and the result never exceeds
 * the server's number of days, even if the visitor's clock is wrong [gift-5].
 * @param expiresAt as sent by the server; a day alone counts to its end
 * @param daysValid from {@link readQuota}
 * @param now in epoch milliseconds
 * @returns at least 0; undefined without an end date
 */
export function daysLeft(
  expiresAt: string | number | null | undefined,
  daysValid: number | undefined,
  now: number,
): number | undefined {
  const end = parseEnd(expiresAt);
  if (end === undefined) return undefined;
  return Math.min(Math.max(0, Math.ceil((end - now) / DAY)), daysValid ?? Number.POSITIVE_INFINITY);
}

function whole(value = 0): number {
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}
