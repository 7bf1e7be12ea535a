import { expect, it } from 'vitest';
import { howToEnter, howToLeave } from '../../../../../core/platform/history/entry-rules.ts';
import { hashOf, namesOperation, type Operation } from '../../../../../core/platform/history/modal-hash.ts';

const OPERATIONS: Operation[] = [
  'editCollection',
  'addCollection',
  'itemShare',
  'editCollectionItem',
  'unsubscribe',
  'custom',
  'consent-notice',
  'consent-preferences',
];

it.each(OPERATIONS)(
  '%s has a hash that names it and no other [modal-behaviour-1, modal-behaviour-10]',
  (operation) => {
    expect(hashOf(operation)).toBe(`#modal=${operation}`);
    expect(OPERATIONS.filter((other) => namesOperation(hashOf(operation), other))).toEqual([operation]);
  },
);

it.each([
  ['', false],
  ['#', false],
  ['#modal', false],
  ['#custom', false],
  ['#modal=customs', false],
  ['#modal=custom&debug=consent', true],
  ['#debug=consent&modal=custom', true],
  ['#%E0%A4%A', false],
])('the fragment %j names the modal: %s', (hash, expected) => {
  expect(namesOperation(hash, 'custom')).toBe(expected);
});

it.each([
  [{ isNamed: false, isPushed: false }, 'push', 'stay'],
  [{ isNamed: false, isPushed: true }, 'rename', 'stay'],
  [{ isNamed: true, isPushed: true }, 'stay', 'back'],
  [{ isNamed: true, isPushed: false }, 'stay', 'remove'],
] as const)(
  'with %j a modal comes in by %s and leaves by %s [modal-behaviour-2, modal-behaviour-10]',
  (address, stepsIn, stepsOut) => {
    expect(howToEnter(address)).toBe(stepsIn);
    expect(howToLeave(address)).toBe(stepsOut);
  },
);
