import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datePaper } from '../../../demo/server/addresses.ts';
import { allBackends } from '../../../demo/server/backends/index.ts';
import { createCommandApp } from '../../../fixtures/command/command-app.ts';
import { serve } from '../../../fixtures/command/serve.ts';
import { CALLS as CONTRACT } from '../../../fixtures/contract/index.ts';
import { dropped } from '../../../fixtures/server/dropped.ts';
import { playAll } from '../../../tools/contract-test/command.ts';
import { explain, misspelt } from '../../../tools/contract-test/explain.ts';
import { addressOf, bodyOf } from '../../../tools/contract-test/make-request.ts';
import { readOptions } from '../../../tools/contract-test/options.ts';
import { readCalls, selectCalls } from '../../../tools/contract-test/read-calls.ts';
import { report } from '../../../tools/contract-test/report.ts';
import { openApi } from '../../../tools/reference/openapi.ts';

const PAGE = 'https://www.krant.example';
const CALLS = readCalls(openApi(CONTRACT, new Map(), '1.0.0'));
const callNamed = (name: string) =>
  selectCalls(CALLS, { only: [name], skip: [] })[0] as (typeof CALLS)[number];

/** Changes an answer, like a faulty server. */
type Fault = (answer: Response, request: Request) => Response | Promise<Response>;

let fault: Fault = (answer) => answer;
const app = createCommandApp(
  { visitor: undefined, faults: [], origins: [PAGE] },
  allBackends(datePaper(Date.now())),
  async () => {},
);
const server = serve(async (request) => fault(await app.fetch(request.clone()), request), {
  served: () => {},
  failed: (call, cause) => expect.fail(`${call}: ${cause}`),
});
let origin = '';
let login: Record<string, string> = {};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${origin}/?visitor=subscribed-plus`);
  login = {
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
});
afterAll(() => {
  server.close();
});

const targetOf = (more: object = {}) => ({
  server: origin,
  origin,
  login,
  addresses: {},
  values: {},
  currency: 'EUR',
  now: new Date(),
  ...more,
});
const OPTIONS = { reads: false, effects: true };

/** The findings of the test for one call. */
async function find(call: (typeof CALLS)[number], how: Fault, more: object = {}): Promise<string[]> {
  fault = how;
  const [played] = await playAll([call], targetOf(more), OPTIONS);
  fault = (answer) => answer;
  return (played?.findings ?? []).map(({ level, check, message }) => `${level} (${check}): ${message}`);
}

const json =
  (value: unknown, init?: ResponseInit): Fault =>
  () =>
    Response.json(value, init);
const withHeaders =
  (headers: Record<string, string | undefined>): Fault =>
  (answer) => {
    const changed = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    }
    const body = [204, 304].includes(answer.status) ? null : answer.body;
    return new Response(body, { status: answer.status, headers: changed });
  };
const text =
  (body: string, type: string): Fault =>
  () =>
    new Response(body, { headers: { 'Content-Type': type } });

const PRODUCT = {
  id: 101,
  label: { subscriptionName: 'Digitaal' },
  period: 1,
  price_months: 1,
  price_after: 5.75,
  notice_months: 1,
};
const campaign = (step: object) =>
  json({ id: 'hard-none', name: 'Artikel', funnel: { paywallType: 'hard', steps: [step] } });

describe('nmt-contract-test', () => {
  it('finds nothing wrong with the stand-in, in all calls', async () => {
    const played = await playAll(CALLS, targetOf(), OPTIONS);
    const errors = played.flatMap(({ call, findings }) =>
      findings.filter(({ level }) => level === 'error').map(({ message }) => `${call.name}: ${message}`),
    );
    expect(errors).toEqual([]);
    expect(played.length).toBeGreaterThan(100);
    expect(played.filter(({ skipped }) => skipped)).toEqual([]);
  }, 180_000);

  it('finds nothing wrong with the calls of another origin that the stand-in allows', async () => {
    const chosen = CALLS.filter(({ isChosen, login }) => isChosen && !login);
    const played = await playAll(chosen, targetOf({ origin: PAGE, values: { return_to: `${origin}/` } }), {
      reads: false,
      effects: false,
    });
    expect(played.flatMap(({ findings }) => findings.filter(({ level }) => level === 'error'))).toEqual([]);
    expect(played.length).toBeGreaterThan(20);
  });

  it.each<[what: string, call: string, fault: Fault, finding: string]>([
    ['a 200 with an error', 'weather', json({ error: 'x' }), 'error (answer): It answers 200 with an error.'],
    [
      'a field of a wrong type',
      'weather',
      json({ displayTemp: true, symbol: 'rain' }),
      'error (answer): "displayTemp" is true. Expected a text that matches ^-?\\d+°?$ or a whole number.',
    ],
    [
      'a stream of another shape',
      'liveblog-stream',
      text('id: 1\ndata: {"removed": "9002"}\n\n', 'text/event-stream'),
      'error (answer): "removed" is "9002". Expected a list.',
    ],
    [
      'a stream without numbers',
      'liveblog-stream',
      text('data: {"ended": true}\n\n', 'text/event-stream'),
      'error (answer): An event has the id "". Expected its number, or "number" in its data.',
    ],
    [
      'a page in place of a stream',
      'liveblog-stream',
      text('<!doctype html>', 'text/html'),
      'error (content type): Content-Type is "text/html". Expected: text/event-stream.',
    ],
    [
      'a missing field',
      'weather',
      json({ displayTemp: '9°' }),
      'error (answer): "symbol" is missing. Expected a text that is not empty.',
    ],
    [
      'a misspelt field',
      'weather',
      json({ display_temp: '9°', symbol: 'rain' }),
      '"displayTemp" is missing. Expected a text that matches ^-?\\d+°?$ or a whole number. There is "display_temp".',
    ],
    [
      'a wrong entry of a list',
      'family-members',
      json({ data: [{ email: 'a@b.nl' }, { mail: 'c@d.nl' }] }),
      'error (answer): "data[1].email" is missing.',
    ],
    [
      'a date of another format',
      'newest-issue',
      json({ data: { pub_date: '28-03-2026' } }),
      'error (answer): "data.pub_date" is "28-03-2026". Expected a date as yyyy-mm-dd or null.',
    ],
    [
      'a web page',
      'weather',
      text('<!doctype html><p>Even geduld', 'text/html'),
      'error (answer): It answers 200 with a web page. Expected JSON.',
    ],
    [
      'half of the JSON',
      'weather',
      text('{"displayTemp":', 'application/json'),
      'error (answer): It answers 200 with text that is not JSON.',
    ],
    [
      'no content',
      'weather',
      () => new Response(null, { status: 204 }),
      'error (answer): It answers 204 without content. Expected JSON.',
    ],
    [
      'JSON as text',
      'weather',
      withHeaders({ 'content-type': 'text/plain' }),
      'error (content type): Content-Type is "text/plain". Expected: application/json.',
    ],
    [
      'a redirect',
      'weather',
      () => new Response(null, { status: 302, headers: { location: '/storing/' } }),
      'error (redirect): It redirects (302) to /storing/',
    ],
    [
      'a slash that is missing',
      'user-info',
      () => new Response(null, { status: 301, headers: { location: '/papi/api/v2/user/me' } }),
      'Answer with and without a slash at the end.',
    ],
    ['an error of the server', 'weather', json({}, { status: 500 }), 'error (status): It answers 500.'],
    [
      'nothing at the address',
      'weather',
      json({}, { status: 404 }),
      'error (status): It answers 404. There is nothing at the address.',
    ],
    [
      'another method',
      'add-favourite',
      json({}, { status: 405 }),
      'error (status): It answers 405. It does not know the method.',
    ],
    [
      'a login that is not accepted',
      'user-info',
      json({}, { status: 401 }),
      'error (status): It answers 401 with the login that was given',
    ],
    [
      'an account that anybody sees',
      'user-info',
      json({ name: 'Iemand', uuid: 'x' }),
      'error (login): It answers 200 to a visitor who is not logged in. Expected 401.',
    ],
    [
      'another refusal of a login',
      'user-info',
      (answer) => (answer.status === 401 ? Response.json({}, { status: 404 }) : answer),
      'error (login): It answers 404 to a visitor who is not logged in.',
    ],
    [
      'one visitor’s answer in shared caches',
      'user-info',
      withHeaders({ 'cache-control': 'public, max-age=60' }),
      'error (caching): Cache-Control is "public, max-age=60"',
    ],
    [
      'no word about caches',
      'login-status',
      withHeaders({ 'cache-control': undefined }),
      'error (caching): It has no Cache-Control',
    ],
    [
      'a connection that breaks off',
      'weather',
      () => dropped(),
      'error (answer): There is no answer: the connection was broken off.',
    ],
    [
      'a body that is not checked',
      'add-favourite',
      (answer) => (answer.status === 400 ? new Response(null, { status: 204 }) : answer),
      'error (bad input): It accepts a body without "article_id" with 204.',
    ],
    [
      'a body that breaks the server',
      'add-favourite',
      (answer) => (answer.status === 400 ? Response.json({}, { status: 500 }) : answer),
      'error (bad input): It answers 500 to a body without "article_id".',
    ],
    [
      'a fragment that is a page',
      'most-read-fragment',
      text('<!doctype html><p>Meest gelezen', 'text/html'),
      'error (answer): It answers with a whole page.',
    ],
    [
      'a fragment of another type',
      'most-read-fragment',
      withHeaders({ 'content-type': 'text/plain' }),
      'error (content type): Content-Type is "text/plain". Expected: text/html.',
    ],
    [
      'a fragment that is too large',
      'most-read-fragment',
      text(`<p>${'x'.repeat(250_000)}`, 'text/html'),
      'error (answer): The fragment has 250003 bytes.',
    ],
    [
      'JSON in place of a fragment',
      'most-read-fragment',
      text('{"data":[]}', 'text/html'),
      'error (answer): It answers with JSON. Expected a part of a page, as HTML.',
    ],
    [
      'a fragment without its list',
      'most-read-fragment',
      text('<p>Even geduld</p>', 'text/html'),
      'error (answer): The fragment has no list. Expected a list of linked articles.',
    ],
    [
      'a fragment of a liveblog without updates',
      'liveblog-fragment',
      text('<ol></ol>', 'text/html'),
      'error (answer): The fragment has no list. Expected the list of the updates.',
    ],
    [
      'a price that is not the price of a week',
      'subscription-types',
      json([{ id: 1, products: [{ ...PRODUCT, price: 4.25, price_monthly: 4.25 }] }]),
      'error (answer): The product 101 has a "price" and a "price_monthly" that contradict each other; expected EUR a week',
    ],
    [
      'a price in cents',
      'subscription-types',
      json([{ id: 1, products: [{ ...PRODUCT, price: 425 }] }]),
      'error (answer): The product 101 has a "price" of more than 50 EUR a week',
    ],
    [
      'conditions that are missing',
      'subscription-types',
      json([{ id: 1, products: [{ ...PRODUCT, price: 4.25, notice_months: undefined }] }]),
      'error (answer): "[0].products[0].notice_months" is missing. Expected a whole number from 0.',
    ],
    [
      'a payment page over http',
      'payment',
      json('http://betalen.example/1'),
      'error (answer): The payment page is at http://betalen.example; expected https, or an address of the site.',
    ],
    [
      'a step with a type in place of a buttonType',
      'campaign',
      campaign({ type: 'redirect', blocks: [] }),
      'note (answer): "funnel.steps[].type" is not known; "buttonType" is.',
    ],
    [
      'a block of a type that does not exist',
      'campaign',
      campaign({ blocks: [{ type: 'heading' }] }),
      'error (answer): A block has the type "heading", which does not exist; it is skipped.',
    ],
    [
      'a button that orders without saying so',
      'campaign',
      campaign({ blocks: [{ type: 'mollie' }], buttonLabel: 'Verder' }),
      'error (answer): The buttonLabel "Verder" does not say that ordering means paying; it is replaced.',
    ],
    [
      'a button that leads nowhere',
      'campaign',
      campaign({ blocks: [], buttonType: 'redirect' }),
      'error (answer): "funnel.steps[0].redirectUrl" is missing, and "buttonType" is "redirect"',
    ],
  ])('finds %s', async (_, name, how, finding) => {
    expect((await find(callNamed(name), how)).join('\n')).toContain(finding);
  });

  it.each<[what: string, call: string, fault: Fault, finding: string]>([
    [
      'the missing header of CORS',
      'weather',
      withHeaders({ 'access-control-allow-origin': undefined }),
      'error (CORS): Access-Control-Allow-Origin is missing. Expected: https://www.krant.example',
    ],
    [
      'the header of CORS for another site',
      'weather',
      withHeaders({ 'access-control-allow-origin': 'https://elders.example' }),
      'error (CORS): Access-Control-Allow-Origin is "https://elders.example"',
    ],
    [
      'a preflight that is refused',
      'address',
      (answer, request) => (request.method === 'OPTIONS' ? Response.json({}, { status: 405 }) : answer),
      'error (preflight): OPTIONS is answered with 405. Expected 204.',
    ],
    [
      'a preflight that does not allow the key',
      'payment',
      withHeaders({ 'access-control-allow-headers': 'Content-Type' }),
      'error (preflight): Access-Control-Allow-Headers does not have idempotency-key.',
    ],
  ])('finds %s', async (_, name, how, finding) => {
    const found = await find(callNamed(name), how, { origin: PAGE });
    expect(found.join('\n')).toContain(finding);
  });

  it('finds an answer that is later than the product waits', async () => {
    // Any answer is later than a limit of zero; none within the test's own time limit would be another finding.
    const found = await find({ ...callNamed('weather'), timeout: 0 }, (answer) => answer);
    expect(found.join('\n')).toMatch(/error \(time-out\): The answer took \d+ ms; the product waits 0 ms\./);
  });

  it('finds a write that is applied twice under one key', async () => {
    let count = 0;
    const found = await find(
      callNamed('create-account'),
      (answer, request) => {
        count += request.headers.has('idempotency-key') ? 1 : 0;
        return count > 1
          ? Response.json({ detail: 'account exists' }, { status: 409 })
          : answer.ok
            ? Response.json({ detail: 'created' })
            : answer;
      },
      { values: { email: 'ander@lezers.example' } },
    );
    expect(found.join('\n')).toContain(
      'error (key): The second request with the same Idempotency-Key got 409 after 200.',
    );
  });

  it('notes what is better done otherwise', async () => {
    const misspelt = await find(callNamed('login-status'), json({ permissions: [], user_name: 'x' }));
    expect(misspelt).toContain('note (answer): "user_name" is not known; "username" is.');
    const known = await find(callNamed('talk-token'), json({}, { status: 403 }));
    expect(known.join('\n')).toContain('note (status): It answers 403. The contract knows this refusal');
  });

  it('only notes a fragment with nothing to offer', async () => {
    expect(await find(callNamed('newsletter-alternatives'), text(' ', 'text/html'))).toEqual([
      'note (answer): The fragment is empty: nothing is shown.',
    ]);
  });

  it('tests only the refusal of calls that need a login, where none is given', async () => {
    expect(await find(callNamed('user-info'), (answer) => answer, { login: {} })).toEqual([]);
  });

  it('says that it sent no cookies, where a page would send none', async () => {
    const chosen = { ...callNamed('weather'), isChosen: true };
    const found = await find(chosen, json({}, { status: 401 }), { origin: PAGE });
    expect(found.join('\n')).toContain(
      `error (status): It answers 401, and no cookies were sent: pages of ${PAGE} send none to another origin.`,
    );
  });

  it('sends no cookies to another origin', async () => {
    let cookie: string | null = 'none seen';
    await find(
      callNamed('weather'),
      (answer, request) => {
        cookie = request.headers.get('cookie');
        return answer;
      },
      { origin: PAGE },
    );
    expect(cookie).toBeNull();
  });

  it('leaves out writes, and calls with an effect outside the account, unless they are asked for', async () => {
    const calls = [callNamed('add-favourite'), callNamed('payment')];
    const why = async (options: typeof OPTIONS) =>
      (await playAll(calls, targetOf(), options)).map(({ skipped }) => skipped);
    expect(await why({ reads: true, effects: true })).toEqual([
      'it is a write (--reads)',
      'it is a write (--reads)',
    ]);
    expect(await why({ reads: false, effects: false })).toEqual([
      undefined,
      'it starts a payment (--effects plays it)',
    ]);
  });
});

describe('the requests of nmt-contract-test', () => {
  it('have the examples of the contract, or the given values, and today', () => {
    const target = targetOf({ server: 'https://a.example', now: new Date('2026-03-29T10:00:00Z') });
    expect(addressOf(callNamed('day-edition-data'), target).href).toBe(
      'https://a.example/de/data/NH/2026/03/29/',
    );
    expect(addressOf(callNamed('read-articles'), { ...target, values: { article_ids: '7' } }).search).toBe(
      '?article_ids=7',
    );
    expect(bodyOf(callNamed('add-favourite'), { ...target, values: { article_id: 7 } })).toEqual({
      article_id: 7,
    });
  });

  it('go to the site’s own address of a call', () => {
    const addresses = { weather: 'https://data.example/weer?plaats=1' };
    expect(addressOf(callNamed('weather'), targetOf({ addresses })).href).toBe(
      'https://data.example/weer?plaats=1',
    );
  });

  it('fill the parameters of the site’s own address', () => {
    const addresses = { campaign: 'https://krant.example/kasse/campaigns/{id}' };
    expect(addressOf(callNamed('campaign'), targetOf({ addresses, values: { id: 'hart 1' } })).href).toBe(
      'https://krant.example/kasse/campaigns/hart%201',
    );
  });
});

describe('the options of nmt-contract-test', () => {
  const loginOf = (args: string[], secret: string) => {
    const options = readOptions(args, secret);
    return typeof options === 'string' ? undefined : options.login;
  };

  it('have the login from the environment', () => {
    expect(loginOf(['https://a.example', '--login', 'cookie'], 's=1')).toEqual({ cookie: 's=1' });
    expect(loginOf(['https://a.example', '--login', 'token'], 't')).toEqual({
      authorization: 'Bearer t',
    });
  });

  it('say what is wrong', () => {
    expect(() => readOptions([])).toThrow('the address is ""; expected one such as https://backend.example');
    expect(() => readOptions(['https://a.example', '--login', 'cookie'])).toThrow(
      'environment variable NMT_LOGIN',
    );
    expect(() => readOptions(['https://a.example', '--login', 'x'], 's')).toThrow('expected cookie or token');
    expect(() => readOptions(['https://a.example', '--format', 'xml'])).toThrow(
      'expected text, json or github',
    );
    expect(() => selectCalls(CALLS, { only: ['wether'], skip: [] })).toThrow('"wether" matches no call');
    expect(() => readCalls({})).toThrow('expected dist/openapi.json');
  });

  it('choose calls by name, subject and path', () => {
    const names = (only: string[], skip: string[] = []) =>
      selectCalls(CALLS, { only, skip }).map(({ name }) => name);
    expect(names(['weather'])).toEqual(['weather']);
    expect(names(['gifts']).sort()).toEqual(['gift-link', 'gift-quota']);
    expect(names(['/data/cards/*'], ['career-*']).length).toBe(3);
  });
});

describe('the words of nmt-contract-test', () => {
  it.each<[schema: object, value: unknown, sentences: string[]]>([
    [
      { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      -1,
      ['the answer is -1. Expected a whole number from 0.'],
    ],
    [{ enum: ['a', 'b'] }, 'c', ['the answer is "c". Expected one of "a", "b".']],
    [{ type: 'array', minItems: 1 }, [], ['the answer is []. Expected a list of 1 or more.']],
    [
      { anyOf: [{ type: 'string' }, { type: 'number', exclusiveMinimum: 0 }] },
      false,
      ['the answer is false. Expected a text or a number above 0.'],
    ],
    [
      {
        anyOf: [
          { type: 'string' },
          { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
        ],
      },
      { url: 7 },
      ['"url" is 7. Expected a text.'],
    ],
    [
      {
        anyOf: [
          { type: 'null' },
          {
            type: 'object',
            properties: { a: { anyOf: [{ type: 'null' }, { type: 'array', items: { type: 'integer' } }] } },
          },
        ],
      },
      { a: ['x'] },
      ['"a[0]" is "x". Expected a whole number.'],
    ],
    [
      {
        anyOf: [
          { type: 'string' },
          { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] },
        ],
      },
      {},
      ['"url" is missing. Expected a text.'],
    ],
  ])('say what %j expects', (schema, value, sentences) => expect(explain(schema, value)).toEqual(sentences));

  it('hide secrets and personal data', () => {
    const schema = { type: 'object', properties: { token: { type: 'string', minLength: 9 } } };
    expect(explain(schema, { token: 'geheim' })).toEqual([
      '"token" is a text of 6 characters. Expected a text of 9 characters or more.',
    ]);
  });

  it('say what a field should be that is misspelt in a list', () => {
    const schema = { type: 'array', items: { type: 'object', properties: { publishedAt: {} } } };
    expect(misspelt(schema, [{ published_at: 1 }, { published_at: 2 }])).toEqual([
      '"[].published_at" is not known; "publishedAt" is.',
    ]);
  });
});

describe('the report of nmt-contract-test', () => {
  const played = [
    {
      call: callNamed('weather'),
      url: 'https://a.example/data/weather',
      skipped: undefined,
      findings: [{ level: 'error' as const, check: 'answer', message: '"symbol" is missing.' }],
    },
    {
      call: callNamed('payment'),
      url: 'https://a.example/betalen',
      skipped: 'it starts a payment',
      findings: [],
    },
  ];

  it('is text for people', () => {
    expect(report(played, 'text')).toBe(`weather: GET https://a.example/data/weather
  error (answer): "symbol" is missing.

Left out, because it starts a payment: payment.
1 call played, 1 left out, 1 error in 1 call, 0 notes.`);
  });

  it('is JSON for programs', () => {
    expect(JSON.parse(report(played, 'json'))).toMatchObject({
      errors: 1,
      calls: [
        { name: 'weather', findings: [{ check: 'answer' }] },
        { name: 'payment', skipped: 'it starts a payment' },
      ],
    });
  });

  it('is annotations for GitHub', () => {
    expect(report(played, 'github')).toContain(
      '::error title=weather (answer)::GET /data/weather: "symbol" is missing.',
    );
  });
});
