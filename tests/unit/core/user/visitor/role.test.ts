import { expect, it } from 'vitest';
import { roleOf } from '../../../../../core/user/visitor/role.ts';
import { classify, type Login } from '../../../../../core/user/visitor/visitor.ts';

const SITE = { plusPermissions: ['plus'], isServiceSite: false, segments: {} };
const login = (...permissions: string[]): Login => ({
  permissions,
  familyStatus: 'none',
  subscriberIds: [],
  productGroupCodes: [],
});

it.each([
  [undefined, 'anonymous'],
  [login(), 'logged-in'],
  [login('mediahuis'), 'logged-in'],
  [login('nrc-online'), 'subscriber'],
  [login('nrc-online', 'mediahuis'), 'subscriber'],
  [login('plus'), 'subscriber'],
])('%j is %s [profile-api-4]', (known, role) => {
  expect(roleOf(classify(known, SITE))).toBe(role);
});
