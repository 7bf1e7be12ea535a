import { expect, it } from 'vitest';
import { findTextFiles } from '../../../../build/texts/find-text-files.ts';
import { textExports, textParameters } from '../../../../build/texts/parameters.ts';
import { parseFile } from '../../../../build/texts/parse.ts';
import { textCatalogue, textPrefix } from '../../../../build/texts/text-catalogue.ts';

const root = process.cwd();
const catalogue = await textCatalogue(root);

it.each([
  ['a text', 'quiz.START', { text: 'Start de quiz' }],
  ['a text in an object', 'core/user/consent/dialog.NOTICE.title', { text: 'Jouw privacy' }],
  ['a text in a list', 'tour.STEPS.0.title', { text: 'Mijn nieuws' }],
  ['a text in a map', 'core/user/consent/dialog.PURPOSES.ads.name', { text: 'Advertenties' }],
  ['a function', 'tour.progressText', { text: ['Stap {step} van {steps}'], parameters: ['step', 'steps'] }],
  [
    'a parameter that is taken apart',
    'special-kindernamen.summaryText',
    {
      text: [
        'In deze jaren kreeg niemand deze naam.',
        '{total} {kind kreeg|kinderen kregen} deze naam, de meeste in {year}: {count}.',
      ],
      parameters: ['total', 'year', 'count'],
    },
  ],
  [
    'the parts that a function puts together',
    'paginated-list.loadedText',
    { text: ['1 artikel geladen.', '{count} artikelen geladen.'], parameters: ['count', 'isEnd'] },
  ],
])('lists %s', (_, key, expected) => expect(catalogue[key]).toEqual(expected));

/** Functions that only combine values and have no text: every other function has to be listed. */
const WITHOUT_WORDS = [
  'core/ui/spots.numbered',
  'path-storytelling.positionText',
  'quiz.percentText',
  'quiz.pointsText',
  'quiz.scoreText',
  'quiz.answerMark',
  'photo-lightbox.counterText',
  'election.changeText',
  'election.shareText',
  'special-bevrijding-nederland.placeText',
  'special-kindernamen.countText',
  'subscription-settings.invoiceText',
];

it('lists every function that has words', () => {
  const functions = findTextFiles(root).flatMap((file) => {
    const statements = parseFile(root, file);
    const parameters = textParameters(statements);
    return textExports(statements)
      .filter((name) => parameters[name])
      .map((name) => `${textPrefix(file)}.${name}`);
  });
  expect(functions.filter((key) => !(key in catalogue)).sort()).toEqual(WITHOUT_WORDS.sort());
});
