import type { JsonSchema } from '../json-schema.ts';
import { explain, misspelt } from './explain.ts';
import { fragmentProblems, problemsOf, type Site } from './product-problems.ts';
import type { PlayedCall } from './read-calls.ts';
import type { Answer } from './send.ts';

/** The maximum size of a fragment in bytes; a larger one is not shown. */
const LARGEST = 250_000;
const WHOLE_PAGE = /^\s*<(?:!doctype|html|head|body)\b/i;

/** A finding of the test of a call. */
export interface Finding {
  level: 'error' | 'note';
  /** The name of the test. */
  check: string;
  /** The message in plain words. */
  message: string;
}

export const error = (check: string, message: string): Finding => ({ level: 'error', check, message });
export const note = (check: string, message: string): Finding => ({ level: 'note', check, message });

interface CheckOptions {
  /** Whether a test account is logged in. */
  hasLogin: boolean;
  /** Whether the call was made with the login. */
  sendsLogin: boolean;
  site: Site;
}

/** Tests the answer to a call as the product makes it. */
export function checkAnswer(
  call: PlayedCall,
  answer: Answer | { failure: string },
  { hasLogin, sendsLogin, site }: CheckOptions,
): Finding[] {
  if ('failure' in answer) return [error('answer', `There is ${withoutLead(answer.failure)}.`)];
  const { status, headers, milliseconds } = answer;
  const late =
    milliseconds > call.timeout
      ? [
          error(
            'time-out',
            `The answer took ${Math.round(milliseconds)} ms; the product waits ${call.timeout} ms.`,
          ),
        ]
      : [];
  if (status >= 300 && status < 400) return [...late, ...checkRedirect(call, status, headers)];
  if (status < 200 || status > 299)
    return [...late, statusFinding(call, status, { hasLogin, sendsLogin, site })];
  return [...late, ...checkCaching(call, headers), ...checkBody(call, answer, site)];
}

const withoutLead = (failure: string) => (failure.startsWith('no ') ? failure : `no answer: ${failure}`);

function checkRedirect(call: PlayedCall, status: number, headers: Headers): Finding[] {
  const to = headers.get('location') ?? 'nowhere';
  // A form that the browser could send as well may lead to a page with a confirmation.
  if (!call.answer && call.body && call.body.type !== 'application/json' && !/\/login(\/|$)/.test(to))
    return [];
  const slash = to
    .replace(/[?#].*/, '')
    .replace(/\/$/, '')
    .endsWith(call.path.replace(/\/$/, ''));
  const hint = slash ? ' Answer with and without a slash at the end.' : ' Answer at this address.';
  return [error('redirect', `It redirects (${status}) to ${to}; a write loses its body that way.${hint}`)];
}

function statusFinding(
  call: PlayedCall,
  status: number,
  { hasLogin, sendsLogin, site }: CheckOptions,
): Finding {
  if (status === 401 && hasLogin && !sendsLogin) {
    return error(
      'status',
      `It answers 401, and no cookies were sent: pages of ${site.origin} send none to another origin. Answer without a login, or at an address of the pages’ origin.`,
    );
  }
  if (status === 401 && hasLogin) {
    return error(
      'status',
      'It answers 401 with the login that was given: it is over, or not the right kind.',
    );
  }
  if (call.refusals.includes(String(status)) && status !== 400 && status !== 401) {
    const about = 'The contract knows this refusal, so the answer was not tested';
    return note('status', `It answers ${status}. ${about}; --values gives other values than the examples.`);
  }
  const meaning: Readonly<Record<number, string>> = {
    400: 'It refuses the example of the contract as not valid.',
    403: 'It refuses the call; a write of the site’s own pages must pass its protection against forgery.',
    404: 'There is nothing at the address. A call at another address is given by --addresses.',
    405: 'It does not know the method.',
    429: 'It has had too many calls.',
  };
  return error('status', `It answers ${status}. ${meaning[status] ?? 'Expected 200 to 299.'}`);
}

/** Whether shared caches could give one visitor's answer to another. */
function checkCaching({ method, isPersonal }: PlayedCall, headers: Headers): Finding[] {
  if (method !== 'GET' || !isPersonal) return [];
  const control = headers.get('cache-control')?.toLowerCase() ?? '';
  if (control === '') {
    return [error('caching', 'It has no Cache-Control, so that caches guess. Expected: private, no-cache.')];
  }
  if (/\b(public|s-maxage)\b/.test(control) || !/\b(private|no-store|no-cache)\b/.test(control)) {
    return [
      error(
        'caching',
        `Cache-Control is "${control}": others may get this visitor’s answer. Expected: private, no-cache.`,
      ),
    ];
  }
  return [];
}

function checkBody({ name, answer }: PlayedCall, { text, headers, status }: Answer, site: Site): Finding[] {
  if (!answer) return [];
  const type = headers.get('content-type') ?? '';
  if (answer.type === 'text/html') return checkHtml(name, text, type);
  if (answer.type === 'text/event-stream') return checkEvents(answer.schema, text, type);
  if (text === '' && answer.type === 'application/json') {
    return [error('answer', `It answers ${status} without content. Expected JSON.`)];
  }
  if (answer.type === 'text/plain') return described(name, answer.schema, text.trim(), site);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const what = WHOLE_PAGE.test(text) ? 'a web page' : 'text that is not JSON';
    return [error('answer', `It answers ${status} with ${what}. Expected JSON.`)];
  }
  const wrongType = /\bjson\b/.test(type)
    ? []
    : [error('content type', `Content-Type is "${type}". Expected: application/json.`)];
  return [...wrongType, ...described(name, answer.schema, value, site)];
}

function described(name: string, schema: JsonSchema, value: unknown, site: Site): Finding[] {
  const reasons = explain(schema, value);
  const isError = typeof value === 'object' && value !== null && ('error' in value || 'errors' in value);
  if (reasons.length > 0 && isError) {
    return [
      error(
        'answer',
        'It answers 200 with an error. Refuse with a status from 400 on: the product reads that.',
      ),
    ];
  }
  if (reasons.length > 0) return reasons.map((reason) => error('answer', reason));
  return [
    ...problemsOf(name, value, site).map((problem) => error('answer', problem)),
    ...misspelt(schema, value).map((reason) => note('answer', reason)),
  ];
}

/** Tests the first events of a stream. */
function checkEvents(schema: JsonSchema, text: string, type: string): Finding[] {
  if (!/^text\/event-stream\b/i.test(type)) {
    return [error('content type', `Content-Type is "${type}". Expected: text/event-stream.`)];
  }
  return text.split('\n\n').flatMap((event) => {
    const field = (name: string) =>
      [...event.matchAll(new RegExp(`^${name}: ?(.*)$`, 'gm'))].map(([, value]) => value).join('\n');
    if (!/^data:/m.test(event) || field('event') !== '') return [];
    let value: unknown;
    try {
      value = JSON.parse(field('data'));
    } catch {
      return [error('answer', 'The data of an event is text that is not JSON.')];
    }
    const isNumbered =
      /^\d+$/.test(field('id')) || (value as { number?: unknown } | null)?.number !== undefined;
    return [
      ...explain(schema, value).map((reason) => error('answer', reason)),
      ...(isNumbered
        ? []
        : [
            error(
              'answer',
              `An event has the id "${field('id')}". Expected its number, or "number" in its data.`,
            ),
          ]),
    ];
  });
}

function checkHtml(name: string, text: string, type: string): Finding[] {
  const size = Buffer.byteLength(text);
  return [
    ...(/^text\/html\b/i.test(type)
      ? []
      : [error('content type', `Content-Type is "${type}". Expected: text/html.`)]),
    ...(WHOLE_PAGE.test(text)
      ? [error('answer', 'It answers with a whole page. Expected a part of one.')]
      : []),
    ...fragmentProblems(name, text).map((problem) => error('answer', problem)),
    // An answer without content, such as without other newsletters, is valid: the product then shows nothing.
    ...(text.trim() === '' ? [note('answer', 'The fragment is empty: nothing is shown.')] : []),
    ...(size > LARGEST
      ? [error('answer', `The fragment has ${size} bytes. Expected at most ${LARGEST}.`)]
      : []),
  ];
}
