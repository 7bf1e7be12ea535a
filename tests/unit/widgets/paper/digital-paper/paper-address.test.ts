import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dataPath,
  EDITIONS,
  latestPath,
  type PaperAddress,
  PUBLICATIONS,
  pageNumberIn,
  paperAddress,
  parsePaperAddress,
} from '../../../../../widgets/paper/digital-paper/paper-address.ts';
import { publicationCode } from '../../../../../widgets/paper/digital-paper/publication-code.ts';
import { anyText } from '../../../support/any-text.ts';

const at = (address: string) => parsePaperAddress(new URL(address, 'https://krant.example'));

/** Every page of every edition of every publication, on every day of four centuries. */
const addresses: fc.Arbitrary<PaperAddress> = fc
  .record({
    publication: fc.constantFrom(...PUBLICATIONS),
    day: fc.date({ min: new Date('1770-01-01'), max: new Date('2170-12-31'), noInvalidDate: true }),
    edition: fc.constantFrom(...EDITIONS),
    pages: fc.integer({ min: 1, max: 400 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    pageNumber: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 400 }).map(String),
      fc.stringMatching(/^[A-Z]\d{1,2}$/),
      anyText.filter((text) => text !== 'overzicht'),
    ),
  })
  .map(({ day, part, ...rest }) => ({
    ...rest,
    date: day.toISOString().slice(0, 10),
    page: 1 + Math.floor(part * (rest.pages - 1)),
  }));

describe('the address of a page of the digital paper', () => {
  it('is read as it was written, for all publications, editions, pages and days [digital-paper-1]', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(at(paperAddress(address))).toEqual(address);
      }),
    );
  });

  it('has the form of the specification [digital-paper-1]', () => {
    const address = at('/krant/2026/03/29/editie/ochtendblad/-1-van-8#3');
    expect(address).toEqual({
      publication: 'krant',
      date: '2026-03-29',
      edition: 'ochtendblad',
      page: 1,
      pages: 8,
      pageNumber: '3',
    });
    expect(at('/nieuwe-rotterdamsche-courant/1901/12/31/editie/avondblad/-12-van-12/')?.page).toBe(12);
    expect(at('https://elders.example/next/2020/02/29/editie/dagblad/-2-van-4?x=1')?.date).toBe('2020-02-29');
  });

  it.each([
    ['a day that is not in the calendar', '/krant/2026/02/30/editie/ochtendblad/-1-van-8'],
    ['the 29th of February of a common year', '/krant/2025/02/29/editie/ochtendblad/-1-van-8'],
    ['the month 13', '/krant/2026/13/01/editie/ochtendblad/-1-van-8'],
    ['the day 0', '/krant/2026/03/00/editie/ochtendblad/-1-van-8'],
    ['a day of one digit', '/krant/2026/3/9/editie/ochtendblad/-1-van-8'],
    ['another publication', '/courant/2026/03/29/editie/ochtendblad/-1-van-8'],
    ['a property that every object has', '/constructor/2026/03/29/editie/ochtendblad/-1-van-8'],
    ['another edition', '/krant/2026/03/29/editie/middagblad/-1-van-8'],
    ['the page 0', '/krant/2026/03/29/editie/ochtendblad/-0-van-8'],
    ['a page after the last one', '/krant/2026/03/29/editie/ochtendblad/-9-van-8'],
    ['a page without its number', '/krant/2026/03/29/editie/ochtendblad/'],
    ['something before it', '/archief/krant/2026/03/29/editie/ochtendblad/-1-van-8'],
    ['something behind it', '/krant/2026/03/29/editie/ochtendblad/-1-van-8/x'],
    ['an article', '/nieuws/2026/03/29/titel-a4101'],
  ])('refuses %s [digital-paper-1, digital-paper-10]', (_, address) => {
    expect(at(address)).toBeUndefined();
  });

  it('refuses every day of a year that is not in the calendar [digital-paper-10]', () => {
    const days = Array.from({ length: 100 * 100 }, (_, index) => [Math.floor(index / 100), index % 100]);
    const found = days.filter(([month, day]) =>
      at(`/krant/2026/${two(month)}/${two(day)}/editie/dagblad/-1-van-1`),
    );
    expect(found).toHaveLength(365);
  });

  it('takes #overzicht as no page number [digital-paper-5]', () => {
    expect(at('/krant/2026/03/29/editie/ochtendblad/-1-van-8#overzicht')?.pageNumber).toBe('');
    expect(pageNumberIn('#overzicht')).toBe('');
    expect(pageNumberIn('')).toBe('');
    expect(pageNumberIn('#12')).toBe('12');
  });
});

describe('the path of the data', () => {
  it.each([
    ['algemeen-handelsblad', 'AH'],
    ['handelsblad', 'NH'],
    ['krant', 'NH'],
    ['nieuwe-rotterdamsche-courant', 'NRC'],
    ['next', 'NN'],
    ['ochtend', 'NN'],
  ] as const)('of %s has the code %s [digital-paper-2, digital-paper-3]', (publication, code) => {
    const day = { publication, date: '2026-03-09' };
    expect(publicationCode(publication)).toBe(code);
    expect(dataPath(day)).toBe(`/de/data/${code}/2026/03/09/`);
    expect(dataPath(day, 'avondblad')).toBe(`/de/data/${code}/2026/03/09/avondblad/`);
  });

  it('of the preview is its own, without an edition [digital-paper-4, digital-paper-10]', () => {
    const day = { publication: 'krant-preview', date: '2026-03-09' } as const;
    expect(dataPath(day)).toBe('/krant-preview/data/2026/03/09/');
    expect(dataPath(day, 'ochtendblad')).toBe('/krant-preview/data/2026/03/09/');
  });

  it('of the latest edition is /de/data/NH/ [digital-paper-3]', () => {
    expect(latestPath()).toBe('/de/data/NH/');
  });

  it('has the day of the address, for all addresses [digital-paper-3]', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(dataPath(address)).toContain(`/${address.date.replaceAll('-', '/')}/`);
        expect(dataPath(address)).toMatch(
          /^(\/de\/data\/(AH|NH|NRC|NN)|\/krant-preview\/data)\/\d{4}\/\d\d\/\d\d\/$/,
        );
      }),
    );
  });
});

const two = (number = 0) => String(number).padStart(2, '0');
