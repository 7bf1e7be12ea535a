import { parseTimestamp } from '../../platform/time/timestamp.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What a reader may still give, in numbers that can be shown. */
export interface GiftQuota {
  /** Whole, 0 and up [gift-5]. */
  readonly remaining: number;
  /** Whole; undefined where it makes no sense beside what remains. */
  readonly total: number | undefined;
  /** Whole days for which a link opens the article; undefined where the server says nothing sensible. */
  readonly daysValid: number | undefined;
}

/**
 * Makes numbers of the server fit to be read: nothing below 0, no fractions, and no total that is less than what
 * remains of it [gift-2, gift-5].
 * @param answer as the profile API gives it
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
 * The days for which a link that exists can still be opened: begun ones count, and there are never more than the
 * server gives each link, whatever the reader's clock says [gift-5].
 * @param expiresAt as the server wrote it
 * @param daysValid by {@link readQuota}
 * @param now in epoch milliseconds
 * @returns 0 and up; undefined where the server does not say when it ends
 */
export function daysLeft(
  expiresAt: string | number | null | undefined,
  daysValid: number | undefined,
  now: number,
): number | undefined {
  const end = parseTimestamp(expiresAt);
  if (end === undefined) return undefined;
  return Math.min(Math.max(0, Math.ceil((end - now) / DAY)), daysValid ?? Number.POSITIVE_INFINITY);
}

function whole(value = 0): number {
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}
