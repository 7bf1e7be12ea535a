/**
 * What a play of a call needs besides the call.
 * @typedef {object} Target
 * @property {string} server
 * @property {string} origin of the pages
 * @property {Record<string, string>} login headers of the test account
 * @property {Record<string, string>} addresses the site's own address of a call, by name
 * @property {Record<string, unknown>} values in place of the examples, by name of parameter or field
 * @property {string} currency of all prices
 * @property {Date} now
 */

/**
 * The address of a call, with its parameters.
 * @param {import('./read-calls.mjs').PlayedCall} call
 * @param {Target} target
 * @param {readonly string[]} [without] parameters of the query to leave out
 * @returns {URL}
 */
export function addressOf(call, target, without = []) {
  const exampleOf = ({ name, example }) => String(filled(target.values[name] ?? example, target));
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

/**
 * The example body of a call, with the given values.
 * @param {import('./read-calls.mjs').PlayedCall} call
 * @param {Target} target
 */
export function bodyOf({ body }, target) {
  const { example } = body ?? {};
  if (example === null || typeof example !== 'object' || Array.isArray(example))
    return filled(example, target);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, filled(target.values[name] ?? value, target)]),
  );
}

/** Replaces `{origin}` by the origin of the pages, and `{year}`, `{month}` and `{day}` by today. */
function filled(value, { origin, now }) {
  if (typeof value !== 'string') return value;
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  const known = { origin, year, month, day };
  return value.replace(/\{(origin|year|month|day)\}/g, (_, name) => known[name]);
}

/** Whether a call has the visitor's login: cookies go to the page's own origin only. */
export function sendsLogin(call, target, url) {
  return call.credentials !== 'omit' && (url.origin === target.origin || !call.isChosen);
}

/**
 * The headers and the body of a request, as a page of the site sends them.
 * @param {import('./read-calls.mjs').PlayedCall} call
 * @param {Target} target
 * @param {URL} url
 * @param {{ body?: unknown, isLoggedIn?: boolean, key?: string }} options
 */
export function requestInit(call, target, url, { body, isLoggedIn = true, key } = {}) {
  const isOwn = url.origin === target.origin || !call.isChosen;
  const headers = {
    accept: call.answer?.type ?? 'application/json',
    origin: target.origin,
    'sec-fetch-site': isOwn ? 'same-origin' : 'cross-site',
    'sec-fetch-mode': 'cors',
    ...(isLoggedIn && sendsLogin(call, target, url) && target.login),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  if (call.method === 'GET') delete headers.origin;
  if (call.method === 'GET' && !isOwn) headers.origin = target.origin;
  if (body === undefined) return { method: call.method, headers };
  return { method: call.method, headers: { ...headers, ...typeOf(call) }, body: encoded(call, body) };
}

function typeOf({ body: { type } }) {
  // The boundary of multipart is written with the body.
  return type === 'multipart/form-data' ? {} : { 'content-type': type };
}

function encoded({ body: { type } }, value) {
  if (type === 'application/json') return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => [name, String(one)]);
  if (type !== 'multipart/form-data') return new URLSearchParams(entries).toString();
  const form = new FormData();
  for (const [name, one] of entries) form.set(name, one);
  return form;
}
