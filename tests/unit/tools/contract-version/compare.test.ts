import { describe, expect, it } from 'vitest';
import { compareContracts, isAtLeast, smallestVersion } from '../../../../tools/contract-version/compare.ts';
import { promisesOf } from '../../../../tools/contract-version/promises.ts';
import { judge } from '../../../../tools/contract-version.ts';

/** A contract with one of everything. Each function changes a copy of it. */
const contract = () => ({
  version: '1.4.0',
  pageTypes: ['article', 'frontpage'],
  body: [{ name: 'data-page-type', type: 'text', required: false, description: 'Its type.' }],
  common: [{ name: 'data-load', type: 'word', values: ['now', 'idle'], required: false }],
  writes: [{ name: 'data-widget-state', values: ['loading', 'mounted'] }],
  config: [
    { key: 'brand', type: 'string' },
    { key: 'disabled', type: 'string or array' },
    { key: 'mobileBelow', type: 'string', values: ['small', 'medium'] },
  ],
  features: {
    quiz: {
      selector: '[data-widget="quiz"]',
      pageTypes: ['article', 'frontpage'] as string[] | null,
      attributes: [
        {
          name: 'data-count',
          type: 'integer',
          min: 1,
          max: 10,
          required: false,
          description: 'How many.',
        } as Record<string, unknown>,
        { name: 'data-kind', type: 'word', values: ['open', 'closed'], required: false },
        { name: 'data-title', type: 'text', required: false },
        { name: 'data-code', type: 'text', pattern: '^[a-z]+$', required: false },
      ],
      parts: [
        {
          selector: '[data-answer]',
          element: null as string | null,
          within: null as string | null,
          required: false,
          many: true,
          attributes: [{ name: 'data-right', type: 'flag', required: false }],
        },
      ],
      nesting: { forbiddenIn: ['p'], insideFeature: true },
      needs: [] as string[],
      events: { emits: ['quiz:done'], listens: ['page:restored'] },
    } as Record<string, unknown>,
    map: {
      selector: '[data-widget="map"]',
      attributes: [{ name: 'data-place', type: 'text', required: true }],
    },
  } as Record<string, Record<string, unknown>>,
});
type Contract = ReturnType<typeof contract>;

// biome-ignore lint/suspicious/noExplicitAny: the cases change any part of it.
type Changed = any;

function changed(change: (contract: Changed) => void): Contract {
  const copy = contract();
  change(copy);
  return copy;
}

const NO_CALLS = { paths: {} };

const compare = (change: (contract: Changed) => void) =>
  compareContracts(promisesOf(contract(), NO_CALLS), promisesOf(changed(change), NO_CALLS));

/** Changes that break a valid page, with the sentence about each. */
const BREAKING: [string, (contract: Changed) => void][] = [
  ['page type frontpage was removed', (c) => c.pageTypes.pop()],
  ['body attribute data-page-type was removed', (c) => c.body.pop()],
  ['every hook attribute data-load was removed', (c) => c.common.pop()],
  ['every hook writes data-widget-state no longer takes mounted', (c) => c.writes[0].values.pop()],
  ['config brand was removed', (c) => c.config.shift()],
  ['config brand is number, was string', (c) => Object.assign(c.config[0], { type: 'number' })],
  ['config disabled is array, was string or array', (c) => Object.assign(c.config[1], { type: 'array' })],
  ['config mobileBelow no longer takes small', (c) => c.config[2].values.shift()],
  ['feature map was removed', (c) => Reflect.deleteProperty(c.features, 'map')],
  [
    'feature quiz mounts on [data-quiz], was [data-widget="quiz"]',
    (c) => Object.assign(c.features.quiz, { selector: '[data-quiz]' }),
  ],
  ['feature quiz runs no longer on frontpage', (c) => c.features.quiz.pageTypes.pop()],
  ['feature quiz may no longer be in li', (c) => c.features.quiz.nesting.forbiddenIn.push('li')],
  [
    'feature quiz may no longer be in another feature',
    (c) => Object.assign(c.features.quiz.nesting, { insideFeature: false }),
  ],
  ['feature quiz now needs [data-article]', (c) => c.features.quiz.needs.push('[data-article]')],
  ['event quiz:done was removed', (c) => c.features.quiz.events.emits.pop()],
  ['feature quiz attribute data-count was removed', (c) => c.features.quiz.attributes.shift()],
  [
    'feature quiz attribute data-count is 2 or more, was 1 or more',
    (c) => Object.assign(c.features.quiz.attributes[0], { min: 2 }),
  ],
  [
    'feature quiz attribute data-count is 9 or less, was 10 or less',
    (c) => Object.assign(c.features.quiz.attributes[0], { max: 9 }),
  ],
  [
    'feature quiz attribute data-count is word, was integer',
    (c) => Object.assign(c.features.quiz.attributes[0], { type: 'word' }),
  ],
  [
    'feature quiz attribute data-kind no longer takes open',
    (c) => c.features.quiz.attributes[1].values.shift(),
  ],
  [
    'feature quiz attribute data-title only takes a, b',
    (c) => Object.assign(c.features.quiz.attributes[2], { values: ['a', 'b'] }),
  ],
  [
    'feature quiz attribute data-title has to match ^a',
    (c) => Object.assign(c.features.quiz.attributes[2], { pattern: '^a' }),
  ],
  [
    'feature quiz attribute data-title is required now',
    (c) => Object.assign(c.features.quiz.attributes[2], { required: true }),
  ],
  [
    'feature quiz attribute data-new is new and required',
    (c) => c.features.quiz.attributes.push({ name: 'data-new', type: 'text', required: true }),
  ],
  [
    'feature quiz part [data-answer] has to be a <button>',
    (c) => Object.assign(c.features.quiz.parts[0], { element: 'button' }),
  ],
  [
    'feature quiz part [data-answer] has to be in ul',
    (c) => Object.assign(c.features.quiz.parts[0], { within: 'ul' }),
  ],
  [
    'feature quiz part [data-answer] is required now',
    (c) => Object.assign(c.features.quiz.parts[0], { required: true }),
  ],
  [
    'feature quiz part [data-answer] may be there only once',
    (c) => Object.assign(c.features.quiz.parts[0], { many: false }),
  ],
  ['feature quiz part [data-answer] was removed', (c) => c.features.quiz.parts.pop()],
  [
    'feature quiz part [data-answer] attribute data-right was removed',
    (c) => c.features.quiz.parts[0].attributes.pop(),
  ],
];

/** Changes that do not affect a valid page. */
const HARMLESS: [string, (contract: Changed) => void][] = [
  ['another description', (c) => Object.assign(c.body[0], { description: 'Its kind.' })],
  ['a wider range', (c) => Object.assign(c.features.quiz.attributes[0], { min: 0, max: 99 })],
  ['a range that ends', (c) => Reflect.deleteProperty(c.features.quiz.attributes[0], 'max')],
  ['a wider type', (c) => Object.assign(c.features.quiz.attributes[0], { type: 'decimal' })],
  ['a wider type of a setting', (c) => Object.assign(c.config[0], { type: 'string or array' })],
  ['one more value', (c) => c.features.quiz.attributes[1].values.push('other')],
  ['a list of values that ends', (c) => Reflect.deleteProperty(c.features.quiz.attributes[1], 'values')],
  ['a pattern that ends', (c) => Reflect.deleteProperty(c.features.quiz.attributes[3], 'pattern')],
  ['a feature on all page types', (c) => Object.assign(c.features.quiz, { pageTypes: null })],
  ['an element that may be in more', (c) => c.features.quiz.nesting.forbiddenIn.pop()],
  ['another order', (c) => c.features.quiz.attributes.reverse()],
];

/** Changes that increase the second number. */
const ADDED: [string, (contract: Changed) => void][] = [
  ['page type video', (c) => c.pageTypes.push('video')],
  ['config locale', (c) => c.config.push({ key: 'locale', type: 'string' })],
  ['event quiz:begun', (c) => c.features.quiz.events.emits.push('quiz:begun')],
  [
    'feature quiz attribute data-new',
    (c) => c.features.quiz.attributes.push({ name: 'data-new', type: 'text', required: false }),
  ],
];

describe('a page that was right breaks where', () => {
  it.each(BREAKING)('%s', (sentence, change) => {
    expect(compare(change).breaking).toEqual([sentence]);
  });
});

describe('a page that was right goes on after', () => {
  it.each(HARMLESS)('%s', (_, change) => {
    expect(compare(change)).toEqual({ breaking: [], added: [] });
  });

  it.each(ADDED)('the new %s', (name, change) => {
    expect(compare(change)).toEqual({ breaking: [], added: [name] });
  });

  it('a new feature, whatever it requires', () => {
    const { breaking, added } = compare((c) => {
      c.features.poll = {
        selector: '[data-widget="poll"]',
        attributes: [{ name: 'data-id', type: 'text', required: true }],
        parts: [{ selector: '[data-vote]', required: true, many: true, attributes: [] }],
        events: {},
      };
    });
    expect(breaking).toEqual([]);
    expect(added).toHaveLength(3);
  });
});

describe('the version', () => {
  it.each([
    ['1.4.2', { breaking: [], added: [] }, '1.4.2'],
    ['1.4.2', { breaking: [], added: ['event quiz:begun'] }, '1.5.0'],
    ['1.4.2', { breaking: ['event quiz:done was removed'], added: ['event quiz:begun'] }, '2.0.0'],
  ])('after %s and %j is at least %s', (released, changes, smallest) => {
    expect(smallestVersion(released, changes)).toBe(smallest);
  });

  it.each([
    ['1.4.0', '1.4.0', true],
    ['1.10.0', '1.9.9', true],
    ['2.0.0', '1.9.9', true],
    ['1.3.9', '1.4.0', false],
    ['1.4.0', '1.4.1', false],
  ])('%s is %s or later: %s', (version, other, expected) => {
    expect(isAtLeast(version, other)).toBe(expected);
  });

  it.each(['1.4', 'v1.4.0', '1.4.0-next'])('is not %s', (version) => {
    expect(() => isAtLeast(version, '1.0.0')).toThrow(`"${version}" is not a version`);
  });

  it('fits where something was removed only if the first number rose', () => {
    const released = promisesOf(contract(), NO_CALLS);
    const remove = (version: string) =>
      promisesOf(
        changed((c) => {
          c.pageTypes.pop();
          c.version = version;
        }),
        NO_CALLS,
      );
    expect(judge(released, remove('1.9.0'))).toMatchObject({ fits: false, needs: '2.0.0' });
    expect(judge(released, remove('2.0.0'))).toMatchObject({ fits: true, needs: '2.0.0' });
  });

  it('does not fit where it is lower than that of the release', () => {
    const lower = promisesOf(
      changed((c) => Object.assign(c, { version: '1.3.0' })),
      NO_CALLS,
    );
    expect(judge(promisesOf(contract(), NO_CALLS), lower).fits).toBe(false);
  });
});
