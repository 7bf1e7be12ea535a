import { describe, expect, it } from 'vitest';
import { parseTimestamp } from '../../../../core/platform/time/parse-timestamp.ts';
import { createLinter } from '../../../../tools/lint-page/create-linter.ts';
import { fits } from '../../../../tools/lint-page/fits.ts';
import { matcherOf } from '../../../../tools/lint-page/selector.ts';

const feature = (name: string, more: object = {}) => ({
  selector: `[data-widget="${name}"]`,
  pageTypes: null,
  when: null,
  attributes: [],
  parts: [],
  nesting: { forbiddenIn: ['p'], insideFeature: true },
  needs: [],
  reserves: false,
  ...more,
});
const attribute = (name: string, type: string, more: object = {}) => ({
  name,
  type,
  required: false,
  ...more,
});

const CONTRACT = {
  pageTypes: ['article', 'frontpage'],
  body: [attribute('data-page-type', 'text'), attribute('data-article-type', 'text')],
  config: [],
  features: {
    rows: feature('rows', {
      attributes: [attribute('data-size', 'integer', { min: 1, expects: 'a whole number from 1' })],
      parts: [
        {
          selector: '[data-rows-head]',
          element: null,
          within: null,
          required: true,
          many: false,
          attributes: [],
          description: 'The head.',
        },
        {
          selector: 'svg [data-rows-area]',
          element: null,
          within: null,
          required: true,
          many: true,
          attributes: [],
          description: 'An area.',
        },
        {
          selector: '[data-rows-title]',
          element: null,
          within: 'dialog',
          required: false,
          many: false,
          attributes: [],
          description: 'The title.',
        },
      ],
    }),
    search: feature('search', {
      attributes: [attribute('data-none', 'flag')],
      parts: [
        {
          selector: 'form',
          element: 'form',
          within: null,
          required: true,
          many: false,
          attributes: [],
          html: { method: ['get'] },
          description: 'The search.',
        },
      ],
      choices: [
        {
          anyOf: ['[data-results]', ':scope[data-none]', ':scope > :not(:has(form), form)'],
          description: 'Why.',
        },
      ],
    }),
    clip: feature('clip', {
      attributes: [attribute('data-src', 'text'), attribute('data-number', 'text')],
      choices: [
        {
          anyOf: [':scope[data-src]:not([data-number])', ':scope[data-number]:not([data-src])'],
          description: 'The clip: an address or a number, not both.',
        },
      ],
    }),
    alone: feature('alone', { nesting: { forbiddenIn: ['nav'], insideFeature: false } }),
    live: feature('live', { pageTypes: ['article'], when: { articleTypes: ['liveblog'] }, reserves: true }),
    old: feature('old'),
  },
  deprecated: [
    { kind: 'feature', name: 'old', feature: null, since: '1.2.0', endsIn: '2.0.0', use: 'use "rows"' },
    {
      kind: 'attribute',
      name: 'data-size',
      feature: 'rows',
      since: '1.1.0',
      endsIn: '2.0.0',
      use: 'use `data-count`',
    },
    { kind: 'config', name: 'paywall.old', feature: null, since: '1.1.0', endsIn: '2.0.0', use: null },
  ],
};
const lint = createLinter(CONTRACT, { own: ['data-cms-*'] });
const messages = async (html: string) =>
  (await lint('page.html', html)).map(({ line, column, message }) => `${line}:${column} ${message}`);
const ROWS = '<div data-rows-head></div>';

describe('rules', () => {
  it.each([
    ['a whole part', `<div data-widget="rows">${ROWS}</div>`, []],
    [
      'a hook in another that it may not be in',
      `<div data-widget="rows">${ROWS}<div data-widget="alone"></div></div>`,
      ['1:52 alone may not be in the hook of rows (line 1).'],
    ],
    [
      'a hook in an element that it may not be in',
      '<nav>\n<div data-widget="alone"></div></nav>',
      ['2:2 alone may not be in a <nav> (line 1): take its hook out of it.'],
    ],
    ['a phrase in a paragraph', `<p><span data-widget="rows"><b data-rows-head></b></span></p>`, []],
    ['a paragraph without its end', '<p>Eén<div data-widget="alone"></div>', []],
    ['an item of a list', `<ul><li data-widget="alone"></li></ul>`, []],
    [
      'a hook in a list that is no item',
      `<ol>\n<div data-widget="alone"></div></ol>`,
      ['2:2 A <div> in a <ol> is not an item of the list: put the hook on or in an <li>.'],
    ],
    ['what is marked', '<div data-widget="search"><div><b data-results></b><form></form></div></div>', []],
    ['what the hook says itself', '<div data-widget="search" data-none><form method="GET"></form></div>', []],
    ['what stands beside', '<div data-widget="search"><div><form method=""></form></div><ol></ol></div>', []],
    [
      'nothing of what may be there',
      '<div data-widget="search"><div><form></form><ol></ol></div></div>',
      ['1:2 search: the hook has no [data-results], nor what may stand for it: Why.'],
    ],
    ['one of two attributes', '<div data-widget="clip" data-src="a.mp4"></div>', []],
    [
      'both of two attributes',
      '<div data-widget="clip" data-src="a.mp4" data-number="7"></div>',
      ['1:2 clip: the hook needs the clip: an address or a number, not both.'],
    ],
    [
      'a form with another method, the first of two',
      '<div data-widget="search" data-none><form method="post"></form><form method="dialog"></form></div>',
      ['1:51 search: method of form is "post"; expected one of "get".'],
    ],
    [
      'one title in each dialog',
      `<div data-widget="rows">${ROWS}<dialog><b data-rows-title></b></dialog><dialog><b data-rows-title></b></dialog></div>`,
      [],
    ],
    [
      'two titles in a dialog',
      `<div data-widget="rows">${ROWS}<dialog><b data-rows-title></b>\n<b data-rows-title></b></dialog></div>`,
      ['2:2 rows: there may be one [data-rows-title], and there is one already (line 1).'],
    ],
    ['the site’s own attributes', `<div data-widget="rows" data-cms-id="1">${ROWS}</div>`, []],
    ['attributes of nobody outside of hooks', '<div data-id="1" data-value="2"></div>', []],
    [
      'a hook in a template',
      '<template><div data-widget="rows"></div></template>',
      [expect.stringContaining('has no [data-rows-head]')],
    ],
    ['a page of others', '<!doctype html><html><head></head><body><p>Dag</p></body></html>', []],
    ['a < in a text', `<p>1 < 2 <3</p><div data-widget="rows">${ROWS}</div>`, []],
    ['capitals', `<SCRIPT>if (a<b) {}</SCRIPT><DIV DATA-WIDGET="rows">${ROWS}</DIV>`, []],
    [
      'a character reference',
      `<div data-widget="rows" data-size="&#49;"><i data-rows-head></i></div>`,
      [
        expect.stringContaining(
          'data-size is deprecated since version 1.1.0 of the contract and ends in 2.0.0. Use `data-count`.',
        ),
      ],
    ],
    [
      'a deprecated feature',
      '<div data-widget="old"></div>',
      [expect.stringContaining('old is deprecated since version 1.2.0')],
    ],
    [
      'a deprecated key',
      '<script type="application/json" id="site-config">{\n"paywall": { "old": 1 } }</script>',
      ['2:14 paywall.old is deprecated since version 1.1.0 of the contract and ends in 2.0.0.'],
    ],
    [
      'articles of another type',
      '<body data-page-type="article" data-article-type="essay"><div data-widget="live"></div></body>',
      [
        expect.stringContaining(
          'live runs on articles of the type "liveblog" alone, and this one is "essay": the space that it reserves stays empty.',
        ),
      ],
    ],
    [
      'the page type of the configuration',
      '<body><script type="application/json" id="site-config">{"page":{"type":"article","articleType":"liveblog"}}</script><div data-widget="live"></div></body>',
      [],
    ],
    [
      'a rule that is switched off',
      '<!-- [html-validate-disable-next nmt/unknown-hook -- why] --><div data-widget="roows"></div>',
      [],
    ],
  ])('%s', async (_, html, expected) => expect(await messages(html)).toEqual(expected));
});

describe('values', () => {
  it.each([
    ['integer', '1.5', false],
    ['integer', '-2', true],
    ['decimal', '1.5', true],
    ['decimal', ' ', false],
    ['flag', '', true],
    ['flag', 'yes', false],
    ['address', '/a?b', true],
    ['address', 'https://x.example/', true],
    ['address', 'http://x.example/', false],
    ['address', 'javascript:alert(1)', false],
    ['address', 'https://[', false],
    ['address', '', false],
    ['json', '{"a":1}', true],
    ['json', '{a:1}', false],
    ['text', '', true],
    ['list', 'a,,b', true],
  ])('%s %j: %j', (type, raw, expected) => expect(fits({ type, required: true }, raw)).toBe(expected));

  it.each(['integer', 'decimal', 'word', 'words', 'address', 'json', 'text', 'list'])(
    'a %s that may be missing may be blank',
    (type) => {
      expect(fits({ type, values: ['light'], min: 1 }, '\n  ')).toBe(true);
    },
  );

  it.each([
    '2026-03-29T11:05:00+02:00',
    '2026-03-29 11:05',
    '2026-03-29',
    '1762516800',
    '1762516800000',
    ' 2026-03-29T11:05Z ',
    '29-03-2026 11:05',
    '2026-02-31',
    '2026-03-29T25:00Z',
    'gisteren',
    '',
  ])('takes %j for a time where the product does', (raw) => {
    const attribute = { type: 'text', format: 'time', required: true };
    expect(fits(attribute, raw)).toBe(parseTimestamp(raw) !== undefined);
    expect(fits({ ...attribute, required: false }, raw)).toBe(raw === '' || fits(attribute, raw));
  });

  it('has words and patterns', () => {
    expect(fits({ type: 'word', values: ['a', 'b'] }, 'c')).toBe(false);
    expect(fits({ type: 'word', values: ['a', 'b'] }, '\n  a ')).toBe(true);
    expect(fits({ type: 'words', values: ['a', 'b'] }, 'a, b')).toBe(true);
    expect(fits({ type: 'text', pattern: '^\\d+$' }, '1a')).toBe(false);
  });
});

it.each(['a:has(> b)', 'a:hover', 'a >', '[a', ':is(a', 'a::before', ''])(
  'cannot read the selector %j',
  (selector) => {
    expect(() => matcherOf(selector)).toThrow(SyntaxError);
  },
);
