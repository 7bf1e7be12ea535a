import { randomUUID } from 'node:crypto';
import { checkAnswer, error, type Finding, note } from './check-answer.ts';
import { addressOf, bodyOf, requestInit, sendsLogin, type Target } from './make-request.ts';
import type { PlayedCall } from './read-calls.ts';
import { type Answer, send } from './send.ts';

/** The methods of calls that need no preflight (Fetch, "CORS-safelisted method"). */
const SIMPLE = ['GET', 'HEAD', 'POST'];

/** Makes a call: first as the product makes it, then in invalid ways. */
export async function playCall(call: PlayedCall, target: Target): Promise<Finding[]> {
  const hasLogin = Object.keys(target.login).length > 0;
  const url = addressOf(call, target);
  const findings = await checkPreflight(call, target, url);
  if (call.login) findings.push(...(await checkLoggedOut(call, target, url)));
  if (call.login && !hasLogin) return findings;
  findings.push(...(await checkBadInput(call, target, url)));

  const key = call.idempotency && `"${randomUUID()}"`;
  const body = call.body && bodyOf(call, target);
  const first = await send(url, requestInit(call, target, url, { body, key }), call.timeout);
  const { origin, currency } = target;
  const options = { hasLogin, sendsLogin: sendsLogin(call, target, url), site: { origin, currency } };
  findings.push(...checkAnswer(call, first, options), ...checkCors(call, target, url, first));
  if ('failure' in first || !isSuccess(first)) return findings;
  if (key !== undefined) {
    findings.push(...(await checkKey(call, target, url, { body, key, first })));
  }
  if (call.method === 'GET') findings.push(...(await checkTag(call, target, url, first)));
  return findings;
}

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;
const isCrossOrigin = (call: PlayedCall, target: Target, url: URL) =>
  call.isChosen && url.origin !== target.origin && call.credentials === 'same-origin';

async function checkLoggedOut(call: PlayedCall, target: Target, url: URL): Promise<Finding[]> {
  const body = call.body && bodyOf(call, target);
  const answer = await send(url, requestInit(call, target, url, { body, isLoggedIn: false }), call.timeout);
  if ('failure' in answer) return [];
  const { status, headers } = answer;
  if (status === 401) return [];
  const location = headers.get('location') ?? '';
  if (status >= 300 && status < 400 && /\/login(\/|$|\?)/.test(location)) return [];
  if (isSuccess(answer)) {
    return [error('login', `It answers ${status} to a visitor who is not logged in. Expected 401.`)];
  }
  return [
    error(
      'login',
      `It answers ${status} to a visitor who is not logged in. Expected 401, which asks for a login.`,
    ),
  ];
}

async function checkBadInput(call: PlayedCall, target: Target, url: URL): Promise<Finding[]> {
  const { schema } = call.body ?? {};
  const required = schema?.required ?? [];
  const isList = schema?.type === 'array';
  if (required.length === 0 && !isList) return [];
  const body = isList ? { error: 'no list' } : {};
  const what = isList
    ? 'an object in place of a list'
    : `a body without ${required.map((name) => `"${name}"`).join(', ')}`;
  const answer = await send(url, requestInit(call, target, url, { body }), call.timeout);
  if ('failure' in answer || (answer.status >= 400 && answer.status < 500)) return [];
  if (isSuccess(answer)) {
    return [error('bad input', `It accepts ${what} with ${answer.status}. Refuse it with 400 or 422.`)];
  }
  return [
    error(
      'bad input',
      `It answers ${answer.status} to ${what}. Refuse it with 400 or 422: a 5xx is tried again.`,
    ),
  ];
}

async function checkKey(
  call: PlayedCall,
  target: Target,
  url: URL,
  { body, key, first }: { body: unknown; key: string; first: Answer },
): Promise<Finding[]> {
  const again = await send(url, requestInit(call, target, url, { body, key }), call.timeout);
  if ('failure' in again)
    return [error('key', `The second request with the same Idempotency-Key got ${again.failure}.`)];
  const isSame = again.status === first.status && again.text === first.text;
  if (!isSame) {
    const how = again.status === first.status ? 'another answer' : `${again.status} after ${first.status}`;
    return [
      error(
        'key',
        `The second request with the same Idempotency-Key got ${how}. Expected the answer of the first: it is sent again when an answer is lost.`,
      ),
    ];
  }
  const changed = call.idempotency === 'outbox' ? changedBody(body) : undefined;
  if (changed === undefined) return [];
  const other = await send(url, requestInit(call, target, url, { body: changed, key }), call.timeout);
  if ('failure' in other || (other.status >= 400 && other.status < 500)) return [];
  return [
    note('key', `It answers ${other.status} to a key that was used for another request. 422 is better.`),
  ];
}

/** A different request with the same key: a field differs that can have any value. */
function changedBody(body: unknown): object | undefined {
  const [found] = Object.entries(body ?? {}).filter(([, value]) =>
    ['number', 'boolean'].includes(typeof value),
  );
  if (!found || Array.isArray(body)) return undefined;
  const [name, value]: [string, unknown] = found;
  return { ...Object(body), [name]: typeof value === 'number' ? value + 1 : !value };
}

async function checkTag(call: PlayedCall, target: Target, url: URL, { headers }: Answer): Promise<Finding[]> {
  const tag = headers.get('etag');
  if (tag === null) return [];
  const init = requestInit(call, target, url);
  const again = await send(
    url,
    { ...init, headers: { ...init.headers, 'if-none-match': tag } },
    call.timeout,
  );
  if ('failure' in again || again.status === 304 || again.headers.get('etag') !== tag) return [];
  return [
    note(
      'caching',
      `It answers ${again.status} to If-None-Match with the current ETag. 304 saves the answer.`,
    ),
  ];
}

function checkCors(
  call: PlayedCall,
  target: Target,
  url: URL,
  answer: Answer | { failure: string },
): Finding[] {
  if (!isCrossOrigin(call, target, url) || 'failure' in answer) return [];
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === target.origin) return [];
  const what = allowed === null ? 'is missing' : `is "${allowed}"`;
  return [
    error(
      'CORS',
      `Access-Control-Allow-Origin ${what}. Expected: ${target.origin}, or *; without it browsers give the answer to nobody.`,
    ),
  ];
}

/** Browsers send a preflight if a call has another method, JSON, or a key. */
async function checkPreflight(call: PlayedCall, target: Target, url: URL): Promise<Finding[]> {
  const headers = [
    ...(call.body?.type === 'application/json' ? ['content-type'] : []),
    ...(call.idempotency ? ['idempotency-key'] : []),
  ];
  const isSimple = SIMPLE.includes(call.method) && headers.length === 0;
  if (!isCrossOrigin(call, target, url) || isSimple) return [];
  const answer = await send(
    url,
    {
      method: 'OPTIONS',
      headers: {
        origin: target.origin,
        'access-control-request-method': call.method,
        ...(headers.length > 0 && { 'access-control-request-headers': headers.join(',') }),
      },
    },
    call.timeout,
  );
  if ('failure' in answer) return [error('preflight', `OPTIONS got ${answer.failure}.`)];
  if (!isSuccess(answer))
    return [error('preflight', `OPTIONS is answered with ${answer.status}. Expected 204.`)];
  const allows = (name: string) =>
    (answer.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase().split(/\s*,\s*/);
  const origin = answer.headers.get('access-control-allow-origin');
  const lost = headers.filter(
    (name) => !allows('headers').includes(name) && !allows('headers').includes('*'),
  );
  return [
    ...(origin === '*' || origin === target.origin
      ? []
      : [
          error(
            'preflight',
            `Access-Control-Allow-Origin is ${origin ?? 'missing'}. Expected: ${target.origin}, or *.`,
          ),
        ]),
    ...(SIMPLE.includes(call.method) ||
    allows('methods').includes(call.method.toLowerCase()) ||
    allows('methods').includes('*')
      ? []
      : [error('preflight', `Access-Control-Allow-Methods does not have ${call.method}.`)]),
    ...(lost.length > 0
      ? [error('preflight', `Access-Control-Allow-Headers does not have ${lost.join(', ')}.`)]
      : []),
  ];
}
