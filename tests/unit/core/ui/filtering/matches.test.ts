import { describe, expect, it } from 'vitest';
import { isMatch, readValues } from '../../../../../core/ui/filtering/matches.ts';

describe('the values of an item', () => {
  it.each<[string, string[]]>([
    ['noord', ['noord']],
    [' noord  sport ', ['noord', 'sport', 'noord  sport']],
    ['Noord-Holland, sport', ['Noord-Holland', 'sport', 'Noord-Holland, sport']],
    ['Den Haag, ', ['Den Haag', 'Den Haag,']],
    ['', []],
  ])('of %j', (attribute, expected) => {
    expect([...readValues(attribute)]).toEqual(expected);
  });
});

describe('a match [item-filters-1]', () => {
  it.each<[string, Record<string, string[]>, boolean]>([
    ['noord sport', {}, true],
    ['noord sport', { regio: [], soort: [] }, true],
    ['noord sport', { regio: ['noord'] }, true],
    ['noord sport', { regio: ['zuid'] }, false],
    ['noord sport', { regio: ['zuid', 'noord'] }, true],
    ['noord sport', { regio: ['noord'], soort: ['sport', 'muziek'] }, true],
    ['noord sport', { regio: ['noord'], soort: ['muziek'] }, false],
    ['', { regio: ['noord'] }, false],
    ['regio:noord', { regio: ['noord'] }, true],
    ['regio:noord', { soort: ['noord'] }, false],
  ])('of %j with %j: %s', (attribute, choices, expected) => {
    expect(isMatch(readValues(attribute), new Map(Object.entries(choices)))).toBe(expected);
  });
});
