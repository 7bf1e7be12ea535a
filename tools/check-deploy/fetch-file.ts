import { codeOf, messageOf } from '../errors.ts';

/** The maximum time to wait for an answer, in ms. */
const TIMEOUT = 20_000;

export interface FileAnswer {
  /** The address without name and password. */
  readonly address: string;
  /** The reason why there is no file. */
  readonly problem?: string;
  /** The status; undefined if there is no answer. */
  readonly status?: number;
  readonly headers: Headers;
  /** The body; empty if there is no answer. */
  readonly body: Buffer;
  readonly text: string;
}

/**
 * Fetches a file as a page of another origin does.
 * @param given an address; the name and password in it are sent as basic authentication
 */
export async function fetchFile(given: string, init: RequestInit = {}): Promise<FileAnswer> {
  const { address, authorization } = splitCredentials(given);
  const nothing = { address, headers: new Headers(), body: Buffer.alloc(0), text: '' };
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        Origin: 'https://nmt-check-deploy.example',
        'Accept-Encoding': 'br, gzip',
        ...authorization,
      },
      ...init,
    });
    const { status, headers } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    const got = { address, status, headers, body, text: body.toString('utf8') };
    if (status >= 300 && status < 400)
      return { ...got, problem: `It redirects to ${headers.get('location')}; expected the file itself.` };
    if (status !== 200) return { ...got, problem: `It answers ${status}; expected 200.` };
    return isPage(got)
      ? {
          ...got,
          problem: 'It answers 200 with an HTML page; expected the file, or 404 if there is none.',
        }
      : got;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = isLate ? `not in ${TIMEOUT / 1000} s` : reasonOf(error);
    return { ...nothing, problem: `There is no answer: ${reason}.` };
  }
}

/** fetch refuses addresses with credentials, and messages must not repeat them. */
function splitCredentials(given: string): { address: string; authorization?: { Authorization: string } } {
  if (!URL.canParse(given)) return { address: given };
  const url = new URL(given);
  const { username, password } = url;
  if (username === '' && password === '') return { address: given };
  url.username = '';
  url.password = '';
  const pair = `${decode(username)}:${decode(password)}`;
  return {
    address: url.href,
    authorization: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
  };
}

/** A percent sign that does not start an escape stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the answer is a page instead of a file; for an answer without a body, to HEAD, only the type shows it. */
function isPage({ headers, text }: FileAnswer): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '') && /^\s*(<|$)/.test(text);
}

/** Returns the message of an error. It is empty for a host with several addresses, each of which fails. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return (cause instanceof Error && (cause.message || codeOf(cause))) || messageOf(error);
}
