import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { unlisted } from '../../../../tools/contract-version/changelog.ts';
import { compareContracts } from '../../../../tools/contract-version/compare.ts';
import { promisesOf } from '../../../../tools/contract-version/promises.ts';
import { openApi } from '../../../../tools/reference/openapi.ts';

const address = z.object({ street: z.string(), number: z.int().min(1) });
const answer = z.object({
  items: z.array(z.object({ title: z.string(), kind: z.enum(['free', 'paid']) })),
  address: z.union([address, z.null()]).optional(),
  prices: z.record(z.string(), z.number()).optional(),
});
const body = z.object({ text: z.string(), tone: z.enum(['loud']).optional() });

/** Two calls, as declared by `fixtures/contract`: a read at a configurable address, and a write. */
function calls() {
  const call = {
    subject: 'Greetings',
    source: 'core/greetings.ts',
    login: false,
    timeoutMs: 10_000,
    cookies: 'same-origin' as const,
    params: {},
    query: {},
    multipart: false,
    refusals: {},
  };
  return [
    {
      ...call,
      name: 'greetings',
      method: 'GET',
      path: '/greetings/',
      about: 'The greetings.',
      chosenBy: '`data-from`',
      query: { day: { about: 'Its number.', example: 1 } },
      answer: { kind: 'json', schema: answer },
    },
    {
      ...call,
      name: 'greet',
      method: 'POST',
      path: '/greet/',
      about: 'Greets.',
      idempotency: 'outbox',
      json: body,
      answer: { kind: 'nothing' },
    },
  ];
}

// biome-ignore lint/suspicious/noExplicitAny: the cases change any part of it.
type Changed = any;

/** The promises of the calls after a change. */
function promises(change: (calls: Changed) => void) {
  const changed = calls() as Changed;
  change(changed);
  return promisesOf({ version: '1.0.0' }, openApi(changed, new Map(), '1.0.0'));
}

const compare = (change: (calls: Changed) => void) =>
  compareContracts(
    promises(() => {}),
    promises(change),
  );
const answered = (schema: z.ZodType) => (c: Changed) => Object.assign(c[0].answer, { schema });
const sent = (json: z.ZodType) => (c: Changed) => Object.assign(c[1], { json });

describe('a server that was right before is told of', () => {
  it.each<[string, (calls: Changed) => void]>([
    ['call greet was removed', (c) => c.pop()],
    ['call greet is POST /greetings/, was POST /greet/', (c) => Object.assign(c[1], { path: '/greetings/' })],
    ['call greetings is POST, was GET', (c) => Object.assign(c[0], { method: 'POST' })],
    ['call greetings is GET /greetings/, was GET', (c) => Object.assign(c[0], { chosenBy: undefined })],
    ['call greetings sends day was removed', (c) => Object.assign(c[0], { query: {} })],
    ['call greet sends Idempotency-Key was removed', (c) => Object.assign(c[1], { idempotency: undefined })],
    ['call greet sends text was removed', sent(body.omit({ text: true }))],
    ['call greet sends text is sent as number, was string', sent(body.extend({ text: z.number() }))],
    ['call greet sends text is no longer always sent', sent(body.extend({ text: z.string().optional() }))],
    [
      'call greet sends tone now sends soft',
      sent(body.extend({ tone: z.enum(['loud', 'soft']).optional() })),
    ],
    ['call greet sends tone sends any value now', sent(body.extend({ tone: z.string().optional() }))],
    [
      'call greet sends is application/x-www-form-urlencoded, was application/json',
      (c) => Object.assign(c[1], { json: undefined, form: body }),
    ],
    ['call greetings answer was removed', (c) => Object.assign(c[0], { answer: { kind: 'nothing' } })],
    ['call greetings answer items was removed', answered(answer.omit({ items: true }))],
    ['call greetings answer address was removed', answered(answer.omit({ address: true }))],
    [
      'call greetings answer items[].title was removed',
      answered(answer.extend({ items: z.array(z.object({ kind: z.enum(['free', 'paid']) })) })),
    ],
    [
      'call greetings answer items[].kind no longer takes paid',
      answered(answer.extend({ items: z.array(z.object({ title: z.string(), kind: z.enum(['free']) })) })),
    ],
    [
      'call greetings answer address is object, was null or object',
      answered(answer.extend({ address: address.optional() })),
    ],
    [
      'call greetings answer address.number is 2 or more, was 1 or more',
      answered(
        answer.extend({
          address: z.union([address.extend({ number: z.int().min(2) }), z.null()]).optional(),
        }),
      ),
    ],
    [
      'call greetings answer prices.* is string, was number',
      answered(answer.extend({ prices: z.record(z.string(), z.string()).optional() })),
    ],
    ['call greetings answer prices is required now', answered(answer.required({ prices: true }))],
    ['call greetings answer by is new and required', answered(answer.extend({ by: z.string() }))],
  ])('%s', (sentence, change) => {
    expect(compare(change).breaking).toEqual([sentence]);
  });
});

it('what servers need not know breaks nothing', () => {
  const { breaking, added } = compare((c) => {
    answered(
      answer.extend({
        by: z.string().optional(),
        prices: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
      }),
    )(c);
    sent(body.extend({ name: z.string(), tone: z.enum(['loud']) }))(c);
    Object.assign(c[0], { path: '/elsewhere/', timeoutMs: 1 });
    c.push({ ...c[1], name: 'wave', path: '/wave/' });
  });
  expect(breaking).toEqual([]);
  expect(added.filter((name) => !name.startsWith('call wave '))).toEqual([
    'call greet sends name',
    'call greetings answer by',
    'call wave',
  ]);
});

it('the changelog names a new call, and a new field with its call', () => {
  const added = ['call wave', 'call wave sends text', 'call greetings answer items[].by'];
  expect(unlisted(added, '## Unreleased\n\n- `wave`.\n- `items[].by`.\n')).toEqual([
    'call greetings answer items[].by',
  ]);
  expect(unlisted(added, '## Unreleased\n\n- `wave`.\n- `items[].by` of `greetings`.\n')).toEqual([]);
});
