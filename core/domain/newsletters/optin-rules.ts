import { HttpError } from '../../platform/http/http-error.ts';
import { isRecord, isText, isTextList } from '../../runtime/config/guards.ts';

/** Milliseconds after which the subscriptions are fetched again [newsletter-button-10]. */
export const FRESH_FOR = 1_209_600_000;

/** The HTTP statuses with which the service rejects a token. */
const REFUSED = new Set([401, 403]);

/** The copy for the next page and other tabs: codes, and no e-mail address [newsletter-button-12]. */
export interface OptinsCopy {
  /**
   * The time of the fetch in epoch milliseconds; 0 while a change is being sent, because the visitor may leave before
   * its answer.
   */
  readonly fetchedAt: number;
  readonly codes: readonly string[];
}

/** Whether a stored value is a copy of the subscriptions. */
export function isCopy(value: unknown): value is OptinsCopy {
  return isRecord(value) && Number.isFinite(value.fetchedAt) && isTextList(value.codes);
}

/** Whether a call failed because the service rejects the token. */
export function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof HttpError)) return false;
  return cause.message === 'not-found' || REFUSED.has(cause.status ?? 0);
}

/** Whether two e-mail addresses are the same. */
export function isSame(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

/**
 * Whether subscriptions need not be fetched again. A time in the future, stored before the clock was set back, would
 * never expire.
 * @param fetchedAt in epoch milliseconds
 * @param now in epoch milliseconds
 */
export function isFresh(fetchedAt: number, now: number): boolean {
  const age = now - fetchedAt;
  return age >= 0 && age < FRESH_FOR;
}

/** The codes with an added one, each once. */
export function withCode(codes: readonly string[], code: string): readonly string[] {
  return [...new Set([...codes, code])];
}

/** The codes without a removed one. */
export function withoutCode(codes: readonly string[], code: string): readonly string[] {
  return codes.filter((each) => each !== code);
}

interface Obstacle {
  readonly outcome: 'refused' | 'no-email';
  readonly message: string;
}

/** The facts that decide whether a change may be sent. */
interface Sender {
  readonly isLoggedIn: boolean;
  /** The e-mail address of the form, of the account or of the token. */
  readonly email: string;
  readonly subscribe: boolean;
  readonly hasValidToken: boolean;
}

/**
 * Returns the reason why a change is not sent [newsletter-button-6, newsletter-button-7].
 * @returns the outcome, with a message; undefined if it may be sent
 */
export function obstacleTo({ isLoggedIn, email, subscribe, hasValidToken }: Sender): Obstacle | undefined {
  if (!isLoggedIn && !subscribe && !hasValidToken) {
    const message = 'A logged-out visitor without a valid token cannot end a subscription.';
    return { outcome: 'refused', message };
  }
  if (isText(email)) return undefined;
  return { outcome: 'no-email', message: 'The visitor has no e-mail address; nothing was sent.' };
}
