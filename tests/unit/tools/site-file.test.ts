import { expect, it } from 'vitest';
import { SITE_FILE_SCHEMA } from '../../../build/site-file-schema.ts';
import { checkSiteFile, missingTexts } from '../../../tools/site-file/check.ts';

const catalogue = {
  'quiz.START': { text: 'Start de quiz' },
  'election.seatsText': { text: ['1 zetel', '{seats} zetels'], parameters: ['seats'] },
  'welcome-bundle.welcome': { text: ['Welkom', 'Welkom, {name}'], parameters: ['name'] },
  'special-party-comparison.chosenText': { text: ['Vergelijking van {names}'], parameters: ['names'] },
};
const check = (file: unknown) => checkSiteFile(file, { catalogue, schema: SITE_FILE_SCHEMA });

it('finds nothing wrong in a file that works', () => {
  expect(
    check({
      language: 'en',
      texts: {
        'quiz.START': 'Start {the} quiz',
        'election.seatsText': '{seats, plural, one {# seat} other {# seats}}',
        'welcome-bundle.welcome': '{nameLength, plural, =0 {Welcome} other {Welcome, {name}}}',
        'special-party-comparison.chosenText': '{namesCount, plural, =0 {All} other {Comparing {names}}}',
      },
    }),
  ).toEqual([]);
});

it.each<[string, unknown, string]>([
  ['no object', [], 'the file: must be object.'],
  ['an unknown key', { textes: {} }, 'the file: there is no "textes"; did you mean "texts".'],
  ['a key like no other', { onzin: 1 }, 'the file: there is no "onzin".'],
  ['a file without texts', { language: 'en' }, "the file: must have required property 'texts'."],
  [
    'a language of another form',
    { language: 'en_GB', texts: {} },
    'language: must match pattern "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$".',
  ],
  ...['locale', 'timeZone', 'currency', 'names'].map((key): [string, unknown, string] => [
    `${key}, which is a setting`,
    { texts: {}, [key]: 'x' },
    `the file: "${key}" belongs in script#site-config, which every page has; here it is not used.`,
  ]),
  ['a text that every object has', { texts: { toString: 'x' } }, 'texts: there is no text "toString".'],
  [
    'an unknown text',
    { texts: { 'quiz.STRAT': 'Go' } },
    'texts: there is no text "quiz.STRAT"; did you mean "quiz.START".',
  ],
  ['a text that is a number', { texts: { 'quiz.START': 3 } }, 'texts.quiz.START: must be string.'],
  [
    'a broken message',
    { texts: { 'election.seatsText': '{seats' } },
    'texts: "election.seatsText" is not an ICU message: EXPECT_ARGUMENT_CLOSING_BRACE. It is "{seats".',
  ],
  [
    'an unknown parameter',
    { texts: { 'election.seatsText': '{count} seats' } },
    'texts: "election.seatsText" names {count}; it may name {seats}.',
  ],
  [
    'one inside a plural',
    { texts: { 'election.seatsText': '{seats, plural, other {{party}}}' } },
    'texts: "election.seatsText" names {party}; it may name {seats}.',
  ],
])('names %s', (_, file, problem) => {
  expect(check(file)).toContain(problem);
});

it.each([null, 'abc', ['abc']])('names texts that are %j by their key alone', (texts) => {
  expect(check({ texts })).toEqual(['texts: must be object.']);
  expect(missingTexts({ texts }, catalogue)).toEqual(Object.keys(catalogue));
});

it('tells which texts stay as they are', () => {
  expect(missingTexts({ texts: { 'quiz.START': 'Go' } }, catalogue)).toEqual([
    'election.seatsText',
    'welcome-bundle.welcome',
    'special-party-comparison.chosenText',
  ]);
});
