import type { SiteConfig } from '../../runtime/config/site-config.ts';
import { parseAddress } from '../../runtime/page/address.ts';
import { type CallTime, callInTime } from '../http/call-in-time.ts';
import { HttpError } from '../http/http-error.ts';
import { isLoginRedirect } from '../http/is-login-redirect.ts';
import { readRetryAfter } from '../http/retry-after.ts';
import { now } from '../time/now.ts';
import { isCutOff } from './is-cut-off.ts';
import { decodeEmails } from './protected-emails.ts';
import { isFragmentAddressAllowed } from './safe-html.ts';

/** Options for reading HTML. */
export interface ReadHtmlOptions extends CallTime {
  /** The site's settings, which list the other origins whose HTML may be fetched. */
  readonly config: Pick<SiteConfig, 'fragmentOrigins'>;
  /** Whether a part of a page is expected, or a whole page. */
  readonly expects: 'fragment' | 'page';
  /** Aborts the call. */
  readonly signal: AbortSignal;
  /** The maximum size of an answer in bytes. @default 250000 for a fragment, 1000000 for a page */
  readonly largest?: number;
}

/** HTML with readable e-mail addresses, and its `ETag` (RFC 9110) if the server sent one. */
export interface TaggedHtml {
  readonly text: string;
  readonly tag: string | undefined;
  /** All headers of the answer, such as `Date`. */
  readonly headers: Headers;
}

/** The default maximum sizes in bytes. Larger HTML is an error, and sanitising it would block the page. */
const LARGEST = { fragment: 250_000, page: 1_000_000 };
const COMMENTS = /<!--[\s\S]*?-->/g;
const WHOLE_PAGE = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype|html|head|body|title)\b/i;
/** The part of a text in which a document's first tag is searched, in characters. */
const OPENING = 4_000;

/**
 * Reads HTML, as `request` reads JSON: cookies to the page's own origin only, and the browser revalidates its copy. The
 * text is not safe to insert: `core/platform/html` turns it into safe nodes. An answer that is not HTML, is the login
 * page, is a whole page instead of a fragment, or is too large, is `invalid`.
 * @param address absolute, or relative to the page
 * @returns the text as sent
 * @throws HttpError, and nothing else [page-runtime-8]
 */
export async function readHtml(address: string, options: ReadHtmlOptions): Promise<string> {
  return ((await call(address, options)) as TaggedHtml).text;
}

/**
 * Reads HTML again, as {@link readHtml} does. An unchanged answer is not transferred (`If-None-Match` and 304), read or
 * decoded.
 * @param address absolute, or relative to the page
 * @param known the ETag of the caller's copy; undefined always reads
 * @returns the text, its ETag and its headers; undefined if the caller's copy is current
 * @throws HttpError, and nothing else
 */
export async function readHtmlUnless(
  address: string,
  known: string | undefined,
  options: ReadHtmlOptions,
): Promise<TaggedHtml | undefined> {
  return call(address, options, known);
}

async function call(
  address: string,
  options: ReadHtmlOptions,
  known?: string,
): Promise<TaggedHtml | undefined> {
  const url = parseAddress(address);
  if (!url || !isFragmentAddressAllowed(address, options.config)) {
    const refused = url ? url.origin : 'Text that is not an address';
    throw new HttpError(
      'invalid',
      `${refused} may not be asked for HTML; expected the page's own origin, or one of fragmentOrigins in script#site-config.`,
    );
  }
  const name = `GET ${url.origin}${url.pathname}`;
  return callInTime(name, options, (signal) => readChecked(url, name, options, signal, known));
}

async function readChecked(
  url: URL,
  name: string,
  { config, expects, largest = LARGEST[expects] }: ReadHtmlOptions,
  signal: AbortSignal,
  known: string | undefined,
): Promise<TaggedHtml | undefined> {
  const response = await fetch(url, {
    signal,
    credentials: 'same-origin',
    cache: 'no-cache',
    headers: { Accept: 'text/html' },
  });
  const { ok, status, headers } = response;
  if (!ok) {
    const retryAfter = readRetryAfter(headers, now());
    throw new HttpError('status', `${name} answered ${status}.`, { status, retryAfter });
  }
  const invalid = (what: string) => new HttpError('invalid', `${name} answered ${what}.`, { status });
  if (response.redirected && !isFragmentAddressAllowed(response.url, config)) {
    throw invalid('with a page of an origin that may not be asked');
  }
  if (isLoginRedirect(response)) throw invalid('with the login page');
  const type = headers.get('Content-Type') ?? 'nothing that says its type';
  if (!/^text\/html\b/i.test(type)) throw invalid(`${type.slice(0, 60)}, not HTML`);
  const tag = headers.get('ETag') ?? undefined;
  if (tag !== undefined && tag === known) {
    dismiss(response.body);
    return undefined;
  }
  const text = await readUpTo(largest, response);
  if (text === undefined) throw invalid(`more than ${largest} bytes`);
  const opening = text.slice(0, OPENING).replace(COMMENTS, '');
  if (expects === 'fragment' && WHOLE_PAGE.test(opening)) throw invalid('a whole page, not a fragment');
  if (isCutOff(text)) throw invalid('HTML that ends halfway: an element is not closed');
  return { text: decodeEmails(text), tag, headers };
}

/** Stops reading as soon as an answer is too large, whatever its headers. */
async function readUpTo(most: number, { body }: Response): Promise<string | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      dismiss(reader);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Cancels an unwanted answer. A failure of that is ignored. */
function dismiss(body: Pick<ReadableStream, 'cancel'> | null | undefined): void {
  body?.cancel().catch(() => {});
}
