import { expect, it } from 'vitest';
import type { Deprecation } from '../../../../core/runtime/caretaker/deprecations.ts';
import { deprecationFaults } from '../../../../tools/contract-version/deprecations.ts';

const CONTRACT = {
  version: '1.4.0',
  names: {
    'body attribute data-kind': {},
    'config ads.account': {},
    'feature poll': {},
    'feature poll attribute data-when': {},
    'feature poll part [data-choice]': {},
  },
};

const deprecation = (given: Partial<Deprecation>): Deprecation => ({
  kind: 'attribute',
  name: 'data-when',
  feature: 'poll',
  since: '1.4.0',
  endsIn: '2.0.0',
  use: 'use "data-day"',
  ...given,
});

it.each<Partial<Deprecation>>([
  {},
  { name: 'data-kind', feature: null },
  { kind: 'feature', name: 'poll', feature: null },
  { kind: 'part', name: '[data-choice]' },
  { kind: 'config', name: 'ads.account', feature: null },
  { kind: 'event', name: 'poll:over', feature: null },
  { since: '1.0.0', endsIn: '3.0.0' },
])('finds nothing wrong with %j', (given) => {
  expect(deprecationFaults([deprecation(given)], CONTRACT)).toEqual([]);
});

it.each<[string, Partial<Deprecation>]>([
  ['attribute data-when ended in 1.0.0, and this is 1.4.0: remove it', { since: '0.9.0', endsIn: '1.0.0' }],
  ['attribute data-when is deprecated since 1.5.0, and this is 1.4.0', { since: '1.5.0' }],
  [
    'attribute data-when ends in 1.9.0; expected the first version of a later major number than 1.4.0',
    { endsIn: '1.9.0' },
  ],
  [
    'attribute data-when ends in 2.1.0; expected the first version of a later major number than 1.4.0',
    { endsIn: '2.1.0' },
  ],
  ['"feature poll attribute data-whn" is deprecated, but not in the contract', { name: 'data-whn' }],
])('says: %s', (fault, given) => {
  expect(deprecationFaults([deprecation(given)], CONTRACT)).toEqual([fault]);
});
