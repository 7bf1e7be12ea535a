import { expect, it } from 'vitest';
import { joinSettings } from '../../../tools/contract/collect-settings.ts';

const ADS = {
  file: 'ads.settings.contract.ts',
  settings: { ads: { properties: { id: { type: 'string' } } } },
} as const;

it('puts a setting into the object that its key begins with, in whatever order the files come', () => {
  const targeting = { type: 'object' } as const;
  const inner = { file: 'a.settings.contract.ts', settings: { 'ads.targeting': targeting } };
  const all = { ads: { properties: { id: { type: 'string' }, targeting } } };
  expect(joinSettings([inner, ADS])).toEqual(all);
  expect(joinSettings([ADS, inner])).toEqual(all);
});

it('names a setting that is described twice, and one whose object is described nowhere', () => {
  const twice = { file: 'b.settings.contract.ts', settings: { 'ads.id': {} } };
  expect(() => joinSettings([ADS, twice])).toThrow('b.settings.contract.ts: "ads.id" is described twice.');
  const lost = { file: 'c.settings.contract.ts', settings: { 'tours.id': {} } };
  expect(() => joinSettings([ADS, lost])).toThrow('"tours.id" is in "tours", which is described nowhere.');
});
