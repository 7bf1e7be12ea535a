/**
 * What can go wrong with a call; nothing else ever does:
 * - `network`: no answer came (connection, DNS, CORS);
 * - `timeout`: no complete answer came in time;
 * - `status`: the answer's status is not 2xx;
 * - `invalid`: the address may not be asked, or the answer is not what its schema says;
 * - `aborted`: the caller gave up. A result rather than a failure: never reported.
 */
export type HttpErrorKind = 'network' | 'timeout' | 'status' | 'invalid' | 'aborted';

/** The one error that `core/http` throws. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly kind: HttpErrorKind;
  /** The answer's status; undefined where no answer came. */
  readonly status: number | undefined;

  /**
   * @param kind what went wrong
   * @param message whole sentence; carries the address without its query, which may hold personal data
   * @param more the answer's status and the error behind it
   */
  constructor(kind: HttpErrorKind, message: string, more: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.status = more.status;
  }
}

/** Whether an error means that the caller gave up. */
export function isAborted(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'aborted';
}
