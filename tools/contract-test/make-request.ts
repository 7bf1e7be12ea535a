import type { CallBody, CallParameter, PlayedCall } from './read-calls.ts';

/** The data that a request needs besides the call. */
export interface Target {
  server: string;
  /** The origin of the pages. */
  origin: string;
  /** The headers that log the test account in. */
  login: Record<string, string>;
  /** The site's own addresses of calls, by name. */
  addresses: Record<string, string>;
  /** The values that replace the examples, by name of parameter or field. */
  values: Record<string, unknown>;
  /** The currency of all prices. */
  currency: string;
  now: Date;
}

/**
 * Returns the address of a call with its parameters.
 * @param without query parameters to leave out
 */
export function addressOf(call: PlayedCall, target: Target, without: readonly string[] = []): URL {
  const exampleOf = ({ name, example }: CallParameter) =>
    String(filled(target.values[name] ?? example, target));
  const address = call.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(exampleOf(parameter))),
      target.addresses[call.name] ?? target.server + call.path,
    );
  const url = new URL(address, `${target.server}/`);
  for (const parameter of call.parameters) {
    const isLeftOut =
      without.includes(parameter.name) || (!parameter.required && !(parameter.name in target.values));
    if (parameter.in === 'query' && !isLeftOut) url.searchParams.set(parameter.name, exampleOf(parameter));
  }
  return url;
}

/** Returns the example body of a call, with the given values. */
export function bodyOf({ body }: PlayedCall, target: Target): unknown {
  const { example } = body ?? {};
  if (example === null || typeof example !== 'object' || Array.isArray(example))
    return filled(example, target);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, filled(target.values[name] ?? value, target)]),
  );
}

/** Replaces `{origin}` by the origin of the pages, and `{year}`, `{month}` and `{day}` by today. */
function filled(value: unknown, { origin, now }: Target): unknown {
  if (typeof value !== 'string') return value;
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  const known = new Map(Object.entries({ origin, year, month, day }));
  return value.replace(/\{(origin|year|month|day)\}/g, (_, name: string) => known.get(name) ?? '');
}

/** Whether a call is sent with the visitor's login: cookies are only sent to the page's own origin. */
export function sendsLogin(call: PlayedCall, target: Target, url: URL): boolean {
  return call.credentials !== 'omit' && (url.origin === target.origin || !call.isChosen);
}

/** Returns the headers and the body of a request, as a page of the site sends them. */
export function requestInit(
  call: PlayedCall,
  target: Target,
  url: URL,
  { body, isLoggedIn = true, key }: { body?: unknown; isLoggedIn?: boolean; key?: string | undefined } = {},
): { method: string; headers: Record<string, string>; body?: string | FormData } {
  const isOwn = url.origin === target.origin || !call.isChosen;
  const headers: Record<string, string> = {
    accept: call.answer?.type ?? 'application/json',
    origin: target.origin,
    'sec-fetch-site': isOwn ? 'same-origin' : 'cross-site',
    'sec-fetch-mode': 'cors',
    ...(isLoggedIn && sendsLogin(call, target, url) && target.login),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  if (call.method === 'GET') delete headers.origin;
  if (call.method === 'GET' && !isOwn) headers.origin = target.origin;
  if (body === undefined || !call.body) return { method: call.method, headers };
  return {
    method: call.method,
    headers: { ...headers, ...typeOf(call.body) },
    body: encoded(call.body, body),
  };
}

function typeOf({ type }: CallBody): Record<string, string> {
  // `fetch` adds the boundary of multipart with the body.
  return type === 'multipart/form-data' ? {} : { 'content-type': type };
}

function encoded({ type }: CallBody, value: unknown): string | FormData {
  if (type === 'application/json') return JSON.stringify(value);
  const entries = Object.entries(value ?? {}).map(([name, one]): [string, string] => [name, String(one)]);
  if (type !== 'multipart/form-data') return new URLSearchParams(entries).toString();
  const form = new FormData();
  for (const [name, one] of entries) form.set(name, one);
  return form;
}
