import { expect, it } from 'vitest';
import { loginStatusSchema } from '../../../../../core/user/visitor/api/login-status.ts';
import { readLogin } from '../../../../../core/user/visitor/login.ts';

const read = (answer: object) => {
  const checked = loginStatusSchema.safeParse({ permissions: [], ...answer });
  return checked.success ? readLogin(checked.data) : undefined;
};

it('reads all that the login status says [visitor-4]', () => {
  expect(
    read({
      permissions: ['nrc-online'],
      familyStatus: 'main',
      subscriberIds: ['71', 72],
      productGroupCodes: ['A', 'B'],
      subscriptionCreated: '2024-03-01T00:00:00+01:00',
      accountCreated: 1_700_000_000,
      emailAddress: 'lezer@example.org',
      username: 'lezer',
      uuid: 'u-1',
      something: 'else',
    }),
  ).toEqual({
    permissions: ['nrc-online'],
    familyStatus: 'main',
    subscriberIds: ['71', '72'],
    productGroupCodes: ['A', 'B'],
    subscriptionCreated: Date.parse('2024-02-29T23:00Z'),
    accountCreated: 1_700_000_000_000,
    email: 'lezer@example.org',
    username: 'lezer',
    uuid: 'u-1',
  });
});

it.each([
  [undefined, []],
  [null, []],
  ['', []],
  ['DIG', ['DIG']],
  [[], []],
  [
    ['DIG', '', 'PAP'],
    ['DIG', 'PAP'],
  ],
])('takes product-group codes %j as a list [visitor-4]', (productGroupCodes, expected) => {
  expect(read({ productGroupCodes })?.productGroupCodes).toEqual(expected);
});

it.each([
  ['main', 'main'],
  ['sub', 'sub'],
  ['none', 'none'],
  ['parent', 'none'],
  [null, 'none'],
  [undefined, 'none'],
])('takes family status %j as %s [visitor-4]', (familyStatus, expected) => {
  expect(read({ familyStatus })?.familyStatus).toBe(expected);
});

it('takes an address in an object, and leaves out what cannot be read [visitor-4]', () => {
  expect(read({ emailAddress: { email: 'x@example.org' } })?.email).toBe('x@example.org');
  expect(
    read({ emailAddress: '', username: null, accountCreated: 'ooit', subscriptionCreated: null }),
  ).toEqual({
    permissions: [],
    familyStatus: 'none',
    subscriberIds: [],
    productGroupCodes: [],
  });
});

it.each([
  ['no permissions', { permissions: undefined }],
  ['permissions that are a text', { permissions: 'nrc-online' }],
  ['permissions that are no texts', { permissions: [1] }],
  ['codes of another kind', { productGroupCodes: { a: 1 } }],
])('refuses an answer with %s [visitor-4]', (_name, answer) => {
  expect(read(answer)).toBeUndefined();
});
