import { afterEach, expect, it, vi } from 'vitest';
import { loginStatusSchema } from '../../../../../core/user/visitor/api/login-status.ts';
import { readLogin } from '../../../../../core/user/visitor/read-login.ts';
import { logged, takeLogged, tolerate } from '../../../support/logged.ts';

afterEach(() => vi.restoreAllMocks());

const read = (answer: object) => {
  const checked = loginStatusSchema.safeParse({ permissions: [], ...answer });
  return checked.success ? readLogin(checked.data) : undefined;
};

it('reads all fields of the login status [visitor-4]', () => {
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

it('takes an address in an object, and leaves out invalid fields [visitor-4]', () => {
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
  ['permissions that are not texts', { permissions: [1] }],
])('refuses an answer with %s [visitor-4]', (_name, answer) => {
  tolerate('warn nmt http: an entry of permissions of /login-status is of another type than');
  expect(read(answer)).toBeUndefined();
});

it.each([
  ['productGroupCodes', [1], { productGroupCodes: ['1'] }, false],
  ['productGroupCodes', 7, { productGroupCodes: ['7'] }, false],
  ['productGroupCodes', { a: 1 }, { productGroupCodes: [] }, true],
  ['subscriberIds', '12', { subscriberIds: ['12'] }, false],
  ['subscriberIds', [{ id: 12 }], { subscriberIds: [] }, true],
  ['subscriberIds', false, { subscriberIds: [] }, true],
  ['familyStatus', 1, { familyStatus: 'none' }, true],
  ['subscriptionCreated', { date: '2024' }, {}, true],
  ['accountCreated', true, {}, true],
  ['emailAddress', { address: 'a' }, {}, true],
  ['emailAddress', { email: null }, {}, false],
  ['username', ['a'], {}, true],
  ['uuid', 3, {}, true],
  ['uuid', null, {}, false],
])('a wrong %s, %j, costs itself and not the login [visitor-4]', (name, value, expected, isLogged) => {
  const bare = {
    permissions: ['nrc-online'],
    familyStatus: 'none',
    subscriberIds: [],
    productGroupCodes: [],
  };
  expect(read({ permissions: ['nrc-online'], [name]: value })).toEqual({ ...bare, ...expected });
  const messages = takeLogged(/^warn/).map((parts) => parts.join(' '));
  expect(messages).toEqual(
    isLogged ? [expect.stringContaining(`${name} of /login-status is of another type`)] : [],
  );
});

it('leaves out a permission that is not text, and names it [visitor-4]', () => {
  expect(read({ permissions: ['nrc-online', 7, null, ''] })?.permissions).toEqual(['nrc-online']);
  expect(String(logged(/^warn/)[0]?.[1])).toContain('an entry of permissions of /login-status');
});
