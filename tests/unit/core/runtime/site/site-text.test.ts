import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteFile } from '../../../../../core/runtime/site/site-file.ts';
import { siteText } from '../../../../../core/runtime/site/site-text.ts';
import { logged } from '../../../support/logged.ts';

vi.mock(import('../../../../../core/runtime/config/locale.ts'), async (original) => ({
  ...(await original()),
  LOCALE: 'en-GB',
}));

const site = (file?: Partial<SiteFile>) => vi.stubGlobal('window', { nmtSite: file });
const english = (texts: SiteFile['texts']) => site({ language: 'en', texts });

beforeEach(() => site());

describe('without a site file', () => {
  it('every value stays', () => {
    const steps = new Map([['one', ['Stap', 1]]]);
    expect(siteText('tour.NEXT', 'Volgende')).toBe('Volgende');
    expect(siteText('tour.STEPS', steps)).toEqual(steps);
    expect(siteText('tour.stepText', (step: number) => `Stap ${step}`, ['step'])(2)).toBe('Stap 2');
  });

  it('every value stays in a worker, which has no window', () => {
    vi.unstubAllGlobals();
    expect(typeof window).toBe('undefined');
    expect(siteText('core/user/push/worker.NEWS', 'Er is nieuws')).toBe('Er is nieuws');
  });

  it('a file that leaves the texts out is one that changes none', () => {
    site({ language: 'en' });
    expect(siteText('tour.NEXT', 'Volgende')).toBe('Volgende');
  });
});

describe('a text', () => {
  it('is taken as it is', () => {
    english({ 'lightbox.PLACE': "{index} of '{total}' <b>" });
    expect(siteText('lightbox.PLACE', '{index} van {total}')).toBe("{index} of '{total}' <b>");
  });

  it('may be empty', () => {
    english({ 'tour.NEXT': '' });
    expect(siteText('tour.NEXT', 'Volgende')).toBe('');
  });

  it('stays if the file has no such key', () => {
    english({ 'tour.NEXT': 'Next' });
    expect(siteText('tour.PREVIOUS', 'Vorige')).toBe('Vorige');
  });

  it.each<[string, unknown, unknown]>([
    [
      'an object',
      { title: 'Titel', size: 3, of: { text: 'Tekst' } },
      { title: 'Title', size: 3, of: { text: 'Text' } },
    ],
    ['a list', [{ title: 'Titel' }, 'Tekst'], [{ title: 'First' }, 'Second']],
    [
      'a map',
      new Map([
        ['title', 'Titel'],
        ['other', 'Ander'],
      ]),
      new Map([
        ['title', 'Title'],
        ['other', 'Ander'],
      ]),
    ],
  ])('is replaced in %s, the rest stays', (_, value, expected) => {
    english({ 'a.A.title': 'Title', 'a.A.of.text': 'Text', 'a.A.0.title': 'First', 'a.A.1': 'Second' });
    expect(siteText('a.A', value)).toEqual(expected);
  });

  it.each([3, true, undefined, null, new Date(0), /x/])('%s is none', (value) => {
    english({ 'a.A': 'Text' });
    expect(siteText('a.A', value)).toBe(value);
  });
});

describe('a function', () => {
  it.each<[string, unknown[], string, unknown[], string]>([
    ['a text', ['name'], 'Hello, {name}.', ['Ann'], 'Hello, Ann.'],
    ['a number', ['count'], '{count, plural, one {# item} other {# items}}', [1200], '1,200 items'],
    ['a truth', ['isOn'], '{isOn, select, true {on} other {off}}', [false], 'off'],
    ['nothing', ['total'], '{total, select, undefined {all} other {{total}}}', [], 'all'],
    ['a list', ['names'], '{namesCount}: {names}', [['Ann', 'Bo', 'Cy']], '3: Ann, Bo and Cy'],
    ['an empty list', ['names'], '{namesCount, plural, =0 {none} other {{names}}}', [[]], 'none'],
    ['an empty text', ['name'], '{nameLength, plural, =0 {Hello} other {Hello, {name}}}', [''], 'Hello'],
    [
      'taken apart',
      ['at', ['year', 'count']],
      '{at}: {count} in {year}',
      [1, { year: 1984, count: 3 }],
      '1: 3 in 1984',
    ],
    ['taken apart, but missing', [['year']], '{year}', [], 'undefined'],
    ['markup', ['name'], '<b>{name}</b>', ['<i>'], '<b><i></b>'],
    ['an apostrophe', ['name'], "{name}''s paper", ['Ann'], "Ann's paper"],
  ])('fills in what is %s', (_, parameters, message, given, expected) => {
    english({ 'a.text': message });
    const text = siteText('a.text', (..._given: unknown[]) => 'Tekst', parameters as string[]);
    expect(text(...given)).toBe(expected);
  });

  it('fills in each text of what it returns', () => {
    english({ 'a.part.name': '{purpose}!', 'a.part.help': 'For {purpose}' });
    const part = siteText(
      'a.part',
      (purpose: string) => ({ name: purpose, help: `Voor ${purpose}`, at: 1 }),
      ['purpose'],
    );
    expect(part('ads')).toEqual({ name: 'ads!', help: 'For ads', at: 1 });
  });

  it('that says nothing, says nothing', () => {
    english({ 'a.text': 'Nothing' });
    expect(siteText('a.text', (_count: number) => '', ['count'])(0)).toBe('');
  });

  it('answers in the language of the file that is there when it is called', () => {
    const text = siteText('a.text', (count: number) => `${count} stuks`, ['count']);
    expect(text(2)).toBe('2 stuks');
    english({ 'a.text': '{count, number}' });
    expect(text(1234.5)).toBe('1,234.5');
  });

  it('takes the rules of the texts’ language if the site’s notation is in another one', () => {
    const text = siteText('a.text', (count: number) => `${count}`, ['count']);
    site({ language: 'pl', texts: { 'a.text': '{count, plural, one {#} few {# pliki} other {# plików}}' } });
    expect([text(3), text(5)]).toEqual(['3 pliki', '5 plików']);
  });

  it('names a language that is not a tag, and goes on', () => {
    site({ language: 'en_GB', texts: { 'a.text': '{count} items' } });
    expect(siteText('a.text', (count: number) => `${count}`, ['count'])(2)).toBe('2 items');
    logged('warn nmt site-file: "language" is "en_GB"; expected a BCP 47 tag');
  });

  it('keeps its own text if the file has something else', () => {
    site({ language: 'en', texts: { 'tour.NEXT': 5 } as never });
    expect(siteText('tour.NEXT', 'Volgende')).toBe('Volgende');
    logged('error nmt site-file: tour.NEXT is not text');
  });

  it.each([
    ['is not a message', 'Hello, {name'],
    ['names what there is not', 'Hello, {nobody}'],
  ])('keeps its own text if the replacement %s, and says so once', (_, message) => {
    english({ 'a.text': message });
    const text = siteText('a.text', (name: string) => `Dag ${name}`, ['name']);
    expect(text('Ann')).toBe('Dag Ann');
    expect(text('Bo')).toBe('Dag Bo');
    expect(logged('error nmt site-file: a.text is not an ICU message')).toHaveLength(1);
  });
});
