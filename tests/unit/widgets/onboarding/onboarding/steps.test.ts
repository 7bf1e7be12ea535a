import { describe, expect, it } from 'vitest';
import { newslettersOf, themesOf } from '../../../../../widgets/onboarding/onboarding/choices.ts';
import { neighbour, stepFor, stepsWith } from '../../../../../widgets/onboarding/onboarding/steps.ts';
import { logged } from '../../../support/logged.ts';

const some = [{ id: 'a', name: 'A' }];
const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id).join('');

describe('the steps', () => {
  it.each([
    [some, some, some, '012'],
    [[], some, some, '12'],
    [some, [], some, '02'],
    [some, undefined, some, '012'],
    [some, some, [], '01'],
    [[], [], [], ''],
  ])(
    'are those with choices: %j, %j, %j [onboarding-8, onboarding-10]',
    (themes, topics, newsletters, shown) => {
      expect(ids(stepsWith({ themes, topics, newsletters }))).toBe(shown);
    },
  );

  it.each([
    ['0', '012', '0'],
    ['2', '012', '2'],
    ['1', '02', '2'],
    ['2', '01', '1'],
    ['7', '012', '0'],
    ['', '12', '1'],
    ['0', '', undefined],
  ])('begin for "%s" of %s at %s [onboarding-10, onboarding-11]', (stored, shown, step) => {
    const all = stepsWith({ themes: some, topics: some, newsletters: some });
    expect(
      stepFor(
        stored,
        all.filter(({ id }) => shown.includes(id)),
      )?.id,
    ).toBe(step);
  });

  it('have neighbours, past those without choices [onboarding-9]', () => {
    const steps = stepsWith({ themes: some, topics: [], newsletters: some });
    const [first, last] = steps;
    if (!first || !last) throw new Error('There are two steps.');
    expect(neighbour(first, steps, 1)).toBe(last);
    expect(neighbour(last, steps, -1)).toBe(first);
    expect(neighbour(first, steps, -1)).toBeUndefined();
    expect(neighbour(last, steps, 1)).toBeUndefined();
    expect(last.number).toBe(3);
  });
});

describe('the choices', () => {
  it('are the entries of the attribute with an id and a name, each once [onboarding-10]', () => {
    const list = [
      { id: 1, name: 'Een' },
      { id: '1', name: 'Weer' },
      { id: 'b', name: ' ' },
      null,
      { id: 'c', name: 'C' },
    ];
    expect(themesOf(list)).toEqual([
      { id: 1, name: 'Een' },
      { id: 'c', name: 'C' },
    ]);
    expect(String(logged(/^warn/))).toContain(
      'data-onboarding-themes has {"id":"b","name":" "}; expected { id, name }. The entry is left out.',
    );
  });

  it('of newsletters have a code, and may have a description [onboarding-10]', () => {
    expect(
      newslettersOf([
        { code: 'nrcboeken', name: 'Boeken', description: 'Elke week.' },
        { code: 'nrcvandaag', name: 'Vandaag', description: 3 },
      ]),
    ).toEqual([
      { id: 'nrcboeken', name: 'Boeken', description: 'Elke week.' },
      { id: 'nrcvandaag', name: 'Vandaag' },
    ]);
  });
});
