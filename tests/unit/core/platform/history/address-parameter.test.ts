import { expect, it } from 'vitest';
import { addressParameter } from '../../../../../core/platform/history/address-parameter.ts';

it.each([
  ['?email=jan+krant@post.nl', 'jan+krant@post.nl'],
  ['?x=a+b&email=jan%2Bkrant%40post.nl', 'jan+krant@post.nl'],
  ['email=/tag/c++/', '/tag/c++/'],
  ['?email=', ''],
  ['?mail=a@b.nl', undefined],
  ['', undefined],
])('reads %s with its plus signs [registration-11]', (query, expected) => {
  expect(addressParameter('email', query)).toBe(expected);
});
