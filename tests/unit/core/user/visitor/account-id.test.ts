// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { accountId } from '../../../../../core/user/visitor/account-id.ts';
import { setLogin } from './reader.ts';

afterEach(() => setLogin(undefined));

it('is the uuid, or a mark of the login, which is another one with the next login', () => {
  setLogin('1');
  expect(accountId({ loggedIn: true, uuid: 'anna' }, 'nmt_login')).toBe('anna');
  const first = accountId({ loggedIn: true }, 'nmt_login');
  expect(first).toMatch(/^login-\w+$/);
  expect(accountId({ loggedIn: true, uuid: '' }, 'nmt_login')).toBe(first);
  setLogin('2');
  expect(accountId({ loggedIn: true }, 'nmt_login')).not.toBe(first);
});

it('is missing for nobody, and for a login without uuid and cookie', () => {
  setLogin('1');
  expect(accountId({ loggedIn: false, uuid: 'anna' }, 'nmt_login')).toBeUndefined();
  expect(accountId({ loggedIn: true }, 'other_cookie')).toBeUndefined();
});
