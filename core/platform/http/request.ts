import { error as logError } from '../../runtime/log/log.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import { isPrerendering, whenActivated } from '../page-life/activation.ts';
import { toJson } from '../text/to-json.ts';
import { now } from '../time/now.ts';
import { type CallTime, callInTime } from './call-in-time.ts';
import { HttpError } from './http-error.ts';
import { isLoginRedirect } from './is-login-redirect.ts';
import type { Method } from './methods.ts';
import { readRetryAfter } from './retry-after.ts';

/** The part of a schema that a call needs; core/platform/schema/schema.ts defines schemas. */
export interface Schema<Answer> {
  safeParse(value: unknown): { success: true; data: Answer } | { success: false; error: Error };
}

/** Options for a call. */
export interface RequestOptions<Answer> extends CallTime {
  /** Validates the answer; the caller gets its result. An answer without content is `null`. */
  readonly schema: Schema<Answer>;
  /** The format of the answer: JSON, or plain text. @default 'json' */
  readonly reads?: 'json' | 'text';
  /** @default 'GET', or 'POST' if there is a body */
  readonly method?: Method;
  /** A body sent as JSON. */
  readonly json?: unknown;
  /** A body sent as a form: url-encoded, or multipart where it is `FormData`. */
  readonly form?: URLSearchParams | FormData;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Keeps the JSON of an answer that is not 2xx for the caller, as the error's `refusal`. */
  readonly readsRefusal?: boolean;
  /** Lets the call outlive the page, where the browser can: for small bodies (Fetch, `keepalive`). */
  readonly keepalive?: boolean;
  /** Refuses an answer that was redirected, as one of status 300 or more. @default false */
  readonly refusesRedirects?: boolean;
  /** The allowed origins; see `allowedOrigins`. @default the page's own */
  readonly origins?: ReadonlySet<string>;
}

/**
 * Calls a backend; this is the only module that does. Cookies are sent to the page's own origin only. Reads revalidate
 * the browser's cached copy (`If-None-Match`): the browser stores body and ETag, sends the condition and turns a 304
 * into the stored answer. Any other call changes or counts something: on a prerendered page it is made once the visitor
 * opens the page, and its time limit starts then.
 * @param address absolute, or a path on this site
 * @param options the answer's schema, and how to call
 * @returns the checked answer
 * @throws HttpError, and nothing else; a redirect to the login page counts as status 401
 */
export async function request<Answer>(address: string, options: RequestOptions<Answer>): Promise<Answer> {
  const url = allowedAddress(address, options.origins);
  const method = options.method ?? (options.form || options.json !== undefined ? 'POST' : 'GET');
  const name = `${method} ${url.origin}${url.pathname}`;
  const { keepalive = false } = options;
  if (method !== 'GET' && isPrerendering()) await whenActivated(options.signal);
  return callInTime(name, options, async (signal) => {
    const init = { ...bodyOf(options), method, keepalive, ...FIXED, signal };
    const response = await fetch(url, init);
    const { ok, status, headers } = response;
    if (isLoginRedirect(response)) {
      throw new HttpError('status', `${name} was answered by the login page.`, { status: 401 });
    }
    if (options.refusesRedirects && response.redirected) {
      throw new HttpError('status', `${name} was redirected.`, { status: 303 });
    }
    const text = await response.text();
    if (!ok) {
      const retryAfter = readRetryAfter(headers, now());
      const refusal = options.readsRefusal ? jsonIn(text) : undefined;
      throw new HttpError('status', `${name} answered ${status}.`, { status, retryAfter, refusal });
    }
    return checkedAnswer(name, text, status, options);
  });
}

const FIXED = { credentials: 'same-origin', cache: 'no-cache' } as const;

function allowedAddress(address: string, origins: ReadonlySet<string> = new Set([self.origin])): URL {
  const url = parseAddress(address);
  // The scheme is checked too, because a `blob:` address has its page's origin.
  if (url && /^https?:$/.test(url.protocol) && origins.has(url.origin)) return url;
  const refused = `${url ? url.origin : 'Text that is not an address'} may not be asked for data; expected the page's own origin, that of static-path, or an https origin under scripts or endpoints in script#site-config.`;
  logError('http', refused);
  throw new HttpError('invalid', refused);
}

function bodyOf({ form, json, headers, reads }: RequestOptions<unknown>): RequestInit {
  const accept = { Accept: reads === 'text' ? 'text/plain' : 'application/json', ...headers };
  if (form) return { body: form, headers: accept };
  if (json === undefined) return { headers: accept };
  return { body: toJson(json) ?? null, headers: { ...accept, 'Content-Type': 'application/json' } };
}

/** The body of a refusal is used only if it is JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkedAnswer<Answer>(
  name: string,
  text: string,
  status: number,
  { schema, reads = 'json' }: RequestOptions<Answer>,
): Answer {
  let value: unknown = null;
  try {
    if (text) value = reads === 'json' ? JSON.parse(text) : text;
  } catch (cause) {
    throw new HttpError('invalid', `${name} answered text that is not JSON.`, { status, cause });
  }
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const message = `${name} answered ${reads === 'json' ? 'JSON' : 'text'} of another shape than its schema.`;
  throw new HttpError('invalid', message, { status, cause: checked.error });
}
