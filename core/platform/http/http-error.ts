/**
 * What can go wrong with a call; nothing else ever does:
 * - `network`: no answer came (connection, DNS, CORS);
 * - `timeout`: no complete answer came in time;
 * - `status`: the answer's status is not 2xx;
 * - `invalid`: the address may not be asked, or the answer is not what its schema says;
 * - `aborted`: the caller gave up. A result rather than a failure: never reported.
 */
export type HttpErrorKind = 'network' | 'timeout' | 'status' | 'invalid' | 'aborted';

/** What is known of a call that failed. */
interface HttpErrorDetails {
  readonly status?: number | undefined;
  readonly retryAfter?: number | undefined;
  readonly refusal?: unknown;
  readonly cause?: unknown;
}

/** The one error that `core/platform/http` throws. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly kind: HttpErrorKind;
  /** The answer's status; undefined where no answer came. */
  readonly status: number | undefined;
  /** Milliseconds that the server asks to wait, its header `Retry-After` (RFC 9110); undefined where it asks none. */
  readonly retryAfter: number | undefined;
  /**
   * What a server that refused said, where the caller asked for it (`readsRefusal`): unchecked, and not to be logged.
   */
  readonly refusal: unknown;

  /**
   * @param kind what went wrong
   * @param message whole sentence; carries the address without its query, which may hold personal data
   * @param more what the answer said, and the error behind it
   */
  constructor(kind: HttpErrorKind, message: string, more: HttpErrorDetails = {}) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.status = more.status;
    this.retryAfter = more.retryAfter;
    this.refusal = more.refusal;
  }
}

/** Whether an error means that the caller gave up. */
export function isAborted(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'aborted';
}
