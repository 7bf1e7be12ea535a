import { describe, expect, it } from 'vitest';
import { readHonours } from '../../../../../widgets/search/honours-search/honour.ts';
import {
  genderText,
  type HonoursFilter,
  indexHonours,
  MAX_RESULTS,
} from '../../../../../widgets/search/honours-search/search-honours.ts';

const DATA = {
  type: ['Lid', 'Ridder'],
  gender: ['M', 'V'],
  province: ['Zeeland', 'Fryslân'],
  municipality: ['Veere', 'Súdwest-Fryslân'],
  location: ['Westkapelle', 'Snits'],
  abroad: ['België'],
  lintjes: [
    [2021, 0, 0, 0, 0, 0, null, 'J. de Vries', '', 'koordirigent'],
    [2022, 1, 1, 1, 1, 1, null, 'Zoë Ançe', 'Zus van Dam', ''],
    ['2022', 1, 0, null, null, null, 0, 'A. Jansen', null, null],
  ],
};
const ALL: HonoursFilter = { name: '', location: '', year: '', gender: '' };
const { signal } = new AbortController();
const index = (data: unknown = DATA) => indexHonours(readHonours(data), signal);
const names = async (filter: Partial<HonoursFilter>) =>
  (await index()).search({ ...ALL, ...filter }).honours.map(({ name }) => name);

describe('the data [honours-search-1]', () => {
  it('has rows whose indexes are looked up in the tables', () => {
    expect([...readHonours(DATA).honours][1]).toEqual({
      year: '2022',
      gender: 'V',
      type: 'Ridder',
      province: 'Fryslân',
      municipality: 'Súdwest-Fryslân',
      location: 'Snits',
      abroad: '',
      name: 'Zoë Ançe',
      alternateName: 'Zus van Dam',
      remark: '',
    });
  });

  it('has no white space around a text: a place is not named twice, and a gender is found [honours-search-8]', () => {
    const lintjes = [[2021, 0, 0, 0, 0, 0, null, ' J. ', '', '']];
    const [first] = readHonours({ ...DATA, gender: [' M', 'V'], location: ['Veere '], lintjes }).honours;
    expect(first).toMatchObject({ gender: 'M', municipality: 'Veere', location: 'Veere', name: 'J.' });
  });

  it('gives an empty text for an index outside its table, and leaves out rows of another shape [honours-search-8]', () => {
    const lintjes = [[2021, 9, -1, '7', 'x', 1.5, 99, 'Naam', 4, {}], 'geen rij', null, 7];
    expect([...readHonours({ ...DATA, lintjes }).honours]).toEqual([
      expect.objectContaining({
        gender: '',
        type: '',
        province: '',
        municipality: 'x',
        location: '',
        abroad: '',
        name: 'Naam',
        alternateName: '4',
        remark: '',
      }),
    ]);
  });

  it('may have objects as rows and as tables, within `data`', () => {
    const data = { gender: { 0: 'M' }, lintjes: [{ year: 2020, gender: 0, name: 'X', alternate_name: 'Y' }] };
    expect([...readHonours({ data }).honours]).toEqual([
      expect.objectContaining({ year: '2020', gender: 'M', name: 'X', alternateName: 'Y' }),
    ]);
  });

  it.each([[null], ['<html>'], [{}], [{ lintjes: 'x' }], [[]]])('is refused as %j', (data) => {
    expect(() => readHonours(data)).toThrow('honours: the data has no list "lintjes".');
  });
});

describe('a search', () => {
  it.each<[string, Partial<HonoursFilter>, string[]]>([
    ['everything', {}, ['J. de Vries', 'Zoë Ançe', 'A. Jansen']],
    ['part of a name [honours-search-2]', { name: 'vri' }, ['J. de Vries']],
    ['a name without its accents [honours-search-2]', { name: ' ZOE ance' }, ['Zoë Ançe']],
    ['the alternate name [honours-search-8]', { name: 'van dam' }, ['Zoë Ançe']],
    ['no name across both fields [honours-search-8]', { name: 'ance zus' }, []],
    ['a location [honours-search-3]', { location: 'westkapelle' }, ['J. de Vries']],
    ['a municipality [honours-search-3]', { location: 'Sudwest-Fryslan' }, ['Zoë Ançe']],
    ['a province [honours-search-3]', { location: 'Zeeland ' }, ['J. de Vries']],
    ['another country [honours-search-3]', { location: 'belgie' }, ['A. Jansen']],
    ['no part of a location [honours-search-3]', { location: 'westkap' }, []],
    ['a year [honours-search-4]', { year: '2022' }, ['Zoë Ançe', 'A. Jansen']],
    ['all years [honours-search-4]', { year: 'all_years' }, ['J. de Vries', 'Zoë Ançe', 'A. Jansen']],
    ['a gender [honours-search-4]', { gender: 'V' }, ['Zoë Ançe', 'A. Jansen']],
    ['all genders [honours-search-4]', { gender: 'all_genders', name: 'vries' }, ['J. de Vries']],
    ['all fields together', { name: 'jan', year: '2022', gender: 'V', location: 'België' }, ['A. Jansen']],
  ])('for %s', async (_, filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  it.each([
    [MAX_RESULTS, MAX_RESULTS, false],
    [MAX_RESULTS + 1, MAX_RESULTS, true],
  ])('of %i rows shows %i [honours-search-5]', async (count, shown, isLimited) => {
    const lintjes = Array.from({ length: count }, (_, row) => [2020, 0, 0, 0, 0, 0, 0, `Naam ${row}`]);
    const result = (await index({ lintjes })).search(ALL);
    expect([result.honours.length, result.isLimited]).toEqual([shown, isLimited]);
  });

  it('counts the whole list beside its first rows, unless something is filtered', async () => {
    const first = await index({ ...DATA, total: 2500, years: [2025, 2024] });
    expect(first.years).toEqual(['2025', '2024']);
    expect(first.search(ALL)).toMatchObject({ count: 2500, isLimited: false });
    expect(first.search({ ...ALL, name: 'vries' })).toMatchObject({ count: 1, isLimited: false });
    const longer = (await index({ ...DATA, total: MAX_RESULTS + 1 })).search(ALL);
    expect(longer).toMatchObject({ count: MAX_RESULTS, isLimited: true });
  });

  it('knows the years, the latest first', async () => {
    expect((await index()).years).toEqual(['2022', '2021']);
  });

  it('is not prepared any further after the signal', async () => {
    const controller = new AbortController();
    let taken = 0;
    function* rows() {
      const [first] = readHonours(DATA).honours;
      while (first) {
        taken += 1;
        if (taken === 1000) controller.abort();
        yield first;
      }
    }
    await expect(indexHonours({ honours: rows() }, controller.signal)).rejects.toThrow();
    expect(taken).toBe(1000);
  });
});

it.each([
  ['M', 'Man'],
  ['V', 'Vrouw'],
  ['X', 'X'],
  ['', ''],
])('shows the gender %j as %j [honours-search-4]', (gender, expected) => {
  expect(genderText(gender)).toBe(expected);
});
