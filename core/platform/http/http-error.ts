/**
 * The kinds of failures of a call:
 * - `network`: no answer (connection, DNS, CORS);
 * - `timeout`: no complete answer in time;
 * - `status`: the answer's status is not 2xx;
 * - `invalid`: the address is not allowed, or the answer does not match its schema;
 * - `aborted`: the caller gave up. A result rather than a failure: never reported.
 */
export type HttpErrorKind = 'network' | 'timeout' | 'status' | 'invalid' | 'aborted';

/** Details of a failed call. */
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
  /** The answer's status; undefined without an answer. */
  readonly status: number | undefined;
  /** Milliseconds of the header `Retry-After` (RFC 9110); undefined without one. */
  readonly retryAfter: number | undefined;
  /** The body of a refusal, if the caller requested it (`readsRefusal`): unchecked, and not to be logged. */
  readonly refusal: unknown;

  /**
   * @param kind the kind of failure
   * @param message a whole sentence with the address, but without its query, which may hold personal data
   * @param more details of the answer, and the cause
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
