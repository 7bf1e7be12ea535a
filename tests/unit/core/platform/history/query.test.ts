import { describe, expect, it } from 'vitest';
import { readQuery, withQuery } from '../../../../../core/platform/history/query.ts';

describe('readQuery', () => {
  it.each<[string, string[], [string, string[]][]]>([
    ['?regio=noord&regio=zuid&x=1', ['regio'], [['regio', ['noord', 'zuid']]]],
    ['?regio=', ['regio'], [['regio', []]]],
    ['', ['regio'], []],
    ['?a=%F0%9F%A6%86%20eend', ['a', 'a'], [['a', ['🦆 eend']]]],
    ['?a=%', ['a'], [['a', ['%']]]],
  ])('reads %s', (query, names, expected) => {
    expect([...readQuery(names, query)]).toEqual(expected);
  });
});

describe('withQuery', () => {
  it.each<[string, [string, string[]][], string]>([
    ['https://k.example/l?x=1#deel', [['regio', ['noord', 'zuid']]], '?x=1&regio=noord&regio=zuid#deel'],
    ['https://k.example/l?regio=west&x=1', [['regio', []]], '?x=1'],
    ['https://k.example/l', [['q', ['a&b=c']]], '?q=a%26b%3Dc'],
  ])('changes %s and keeps the rest', (address, values, expected) => {
    const { search, hash } = withQuery(new Map(values), address);
    expect(search + hash).toBe(expected);
  });
});
