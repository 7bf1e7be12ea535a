import { isRecord, isText } from '../../../runtime/config/guards.ts';
import type { Method } from '../methods.ts';

/** A write whose loss a visitor would notice. */
export interface Write {
  /** The owner's account id. The write is sent only while this visitor is logged in. */
  readonly owner: string;
  readonly method: Exclude<Method, 'GET'>;
  /** A path on this site, such as `/papi/api/favorite/add`. */
  readonly path: string;
  /** The body, sent as JSON. */
  readonly json: unknown;
  /**
   * Whether the first answer decides: an error of the server is a refusal. For a change that the visitor sees and can
   * repeat, such as a switch.
   */
  readonly firstAnswerDecides?: boolean;
}

/** A write that waits in the outbox. */
export interface Entry extends Write {
  /** The write's idempotency key: the server applies it once, however often it is sent. */
  readonly id: string;
  /** Its position in the queue: writes with a lower position are older. */
  readonly order: number;
  /** The time at which it was made, in epoch milliseconds. */
  readonly savedAt: number;
  /** The number of answers with a server error. */
  readonly failures: number;
  /** The number of answers that reported an earlier attempt still in progress. */
  readonly conflicts: number;
  /** Whether an attempt had no answer: the write waits for a connection. */
  readonly isUnanswered?: boolean;
  /** The page that made it and may still wait for the outcome. */
  readonly tab: string;
  /** The id of the write that must have been sent before this one; it is dropped together with that one. */
  readonly needs?: string;
}

/**
 * The outcome of a write:
 * - `sent`: the server has applied it;
 * - `refused`: the server refused it (4xx); it is dropped;
 * - `expired`: it could not be sent in time and is dropped;
 * - `full`: it was not added, because the queue is full or it is too large.
 */
export type Outcome =
  | { readonly state: 'sent' | 'expired' | 'full' }
  | { readonly state: 'refused'; readonly status: number | undefined };

/** Whether a stored value is an entry: an older release or a person may have stored something else. */
export function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    [value.owner, value.path, value.id, value.tab].every(isText) &&
    [value.order, value.savedAt, value.failures, value.conflicts].every(Number.isFinite) &&
    /^(POST|PUT|PATCH|DELETE)$/.test(String(value.method)) &&
    // The path must be on the site itself: "//elders.example" would be another host.
    /^\/(?![/\\])/.test(String(value.path))
  );
}

/** Whether a stored value is an outcome. */
export function isOutcome(value: unknown): value is Outcome {
  return isRecord(value) && /^(sent|refused|expired)$/.test(String(value.state));
}
