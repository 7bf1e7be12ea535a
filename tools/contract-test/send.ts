/** A timeout in ms that is longer than that of any call, so that a slow answer can be distinguished from none. */
const TIMEOUT_MARGIN = 2_000;

/** An answer, read to its end, or for a stream to its first event. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The time until the answer was read, in ms. */
  milliseconds: number;
}

/**
 * Sends a request without following redirects.
 * @param timeout the call's timeout in milliseconds
 * @returns the answer, or the reason why there was none
 */
export async function send(
  url: URL,
  init: RequestInit,
  timeout: number,
): Promise<Answer | { failure: string }> {
  const began = performance.now();
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout + TIMEOUT_MARGIN),
    });
    const { status, headers } = response;
    const isStream = headers.get('content-type')?.startsWith('text/event-stream');
    const text = await (isStream ? readFirstEvents(response) : response.text());
    return { status, headers, text, milliseconds: performance.now() - began };
  } catch (cause) {
    return { failure: reasonOf(cause, timeout) };
  }
}

/** Matches an event, or a ping, with the empty line at its end. */
const WHOLE_EVENT = /^(?:data|event):.*\n(?:.+\n)*\n/m;

/** Reads server-sent events until one has arrived, then closes the connection. */
async function readFirstEvents({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true }).replaceAll('\r\n', '\n');
    if (WHOLE_EVENT.test(text)) break;
  }
  return text;
}

function reasonOf(thrown: unknown, timeout: number): string {
  if (!(thrown instanceof Error)) return `no answer: ${thrown}`;
  if (thrown.name === 'TimeoutError') return `no answer within ${timeout} ms`;
  const { code = '', message }: NodeJS.ErrnoException = thrown.cause instanceof Error ? thrown.cause : thrown;
  const reasons: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'nobody listens at the address',
    ENOTFOUND: 'the host is not known',
    ECONNRESET: 'the connection was broken off',
    UND_ERR_SOCKET: 'the connection was broken off',
    CERT_HAS_EXPIRED: 'the certificate has expired',
  };
  return reasons[code] ?? `no answer: ${message}`;
}
