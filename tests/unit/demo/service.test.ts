import { describe, expect, it } from 'vitest';
import { SUBJECTS, subjectsFor } from '../../../demo/content/service.ts';

describe('customer service answers', () => {
  it.each([
    ['opzeggen', 'opzeggen'],
    ['Hoe zeg ik op? opzegging', 'opzeggen'],
    ['herroepen', 'herroepen'],
    ['bezorging', 'bezorging'],
    ['verhuizen', 'verhuizen'],
    ['Factuur', 'factuur'],
    ['mijn facturen', 'factuur'],
    ['klantenservice', 'inloggen'],
  ])('a search for %s', (query, id) => {
    expect(subjectsFor(query).map((subject) => subject.id)).toContain(id);
  });

  it('no other search', () => {
    expect(subjectsFor('hoogwater')).toEqual([]);
    expect(subjectsFor('')).toEqual([]);
  });

  it('each subject under a name of its own', () => {
    expect(new Set(SUBJECTS.map(({ id }) => id)).size).toBe(SUBJECTS.length);
  });
});
