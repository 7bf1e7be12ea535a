import { HttpError } from './http-error.ts';

/** The time limit of a call, and a signal that aborts it. */
export interface CallTime {
  /** Milliseconds until the whole answer must be there. @default 10000 */
  readonly timeout?: number;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

const TIMEOUT = 10_000;

/**
 * Makes one call within a time limit, and throws an HttpError for every failure. `AbortSignal.any` would join the two
 * signals, but Safari 16.4 and Firefox 115 lack it.
 * @param name of the call in messages: method, origin and path
 * @param time the time limit and the caller's signal
 * @param call makes the call; its signal aborts when the caller's does or the time is over
 * @throws HttpError, and nothing else
 */
export async function callInTime<Answer>(
  name: string,
  { timeout = TIMEOUT, signal }: CallTime,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  let isLate = false;
  const giveUp = () => controller.abort();
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, timeout);
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    return await call(controller.signal);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    if (isLate) throw new HttpError('timeout', `${name} took too long.`, { cause });
    if (signal?.aborted) throw new HttpError('aborted', `${name} was given up.`, { cause });
    throw new HttpError('network', `${name} got no answer.`, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
