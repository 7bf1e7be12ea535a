// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endTime } from '../../../../../core/platform/time/parse-end.ts';
import {
  address,
  decimal,
  filledText,
  flag,
  integer,
  json,
  list,
  oneOf,
  optional,
  readAttributes,
  someOf,
  text,
} from '../../../../../core/runtime/feature/attributes.ts';
import type { AttributeParser } from '../../../../../core/runtime/feature/feature.ts';
import { storeAddress } from '../../../../../widgets/shell/app-promo-bar/store-address.ts';
import { stickyFrom } from '../../../../../widgets/shell/sticky-bar/sticky-from.ts';
import { anyText } from '../../../support/any-text.ts';

/** Reads `data-some-value` as on a hook; undefined leaves the attribute out. */
function read<Value>(parser: AttributeParser<Value>, raw?: string): Value {
  const hook = document.createElement('div');
  if (raw !== undefined) hook.setAttribute('data-some-value', raw);
  return readAttributes('quiz', hook, { someValue: parser }).someValue;
}

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{"__proto__":1}',
  '\u0000',
  'NaN',
  ' ',
];

const numbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

describe('a parser accepts [loader-11]', () => {
  it.each<[string, AttributeParser<unknown>, string, unknown]>([
    ['any text', text(), '<b> "x"', '<b> "x"'],
    ['an empty text', text(), '', ''],
    ['a whole number', integer(), '42', 42],
    ['a negative number', integer(), '-7', -7],
    ['a number at the lower bound', integer(0, 10), '0', 0],
    ['a number at the upper bound', integer(0, 10), '10', 10],
    ['a decimal number', decimal(), '2.5', 2.5],
    ['a decimal number at its bound', decimal(0, 1), '1', 1],
    ['true', flag(), 'true', true],
    ['1', flag(), '1', true],
    ['an attribute without a value', flag(), '', true],
    ['false', flag(), 'false', false],
    ['0', flag(), '0', false],
    ['a word', oneOf('light', 'dark'), 'dark', 'dark'],
    ['a word in capitals', oneOf('light', 'dark'), 'Dark', 'dark'],
    ['a word with capitals of its own', oneOf('fromEnd'), 'FROMEND', 'fromEnd'],
    ['some words', someOf('red', 'blue', 'green'), 'green, red', ['green', 'red']],
    ['a list', list(), ' a, b,,c ', ['a', 'b', 'c']],
    ['an empty list', list(), '', []],
    ['an https address', address(), 'https://elders.example/x', 'https://elders.example/x'],
    ['a path', address(), '/data/x?y=1', '/data/x?y=1'],
    ['JSON', json('numbers', numbers), '[1,2]', [1, 2]],
  ])('%s', (_, parser, raw, value) => {
    expect(read(parser, raw)).toEqual(value);
  });
});

describe('white space around a value does not count, as a template’s lines add it', () => {
  it.each<[string, AttributeParser<unknown>, string, unknown]>([
    ['text', text(), '4711', '4711'],
    ['filledText', filledText(), 'De Krant', 'De Krant'],
    ['integer', integer(1), '42', 42],
    ['decimal', decimal(), '2.5', 2.5],
    ['flag', flag(), 'true', true],
    ['oneOf', oneOf('light', 'dark'), 'dark', 'dark'],
    ['someOf', someOf('red', 'blue'), 'red,blue', ['red', 'blue']],
    ['list', list(), 'a,b', ['a', 'b']],
    ['address', address(), '/data/x', '/data/x'],
    ['json', json('numbers', numbers), '[1]', [1]],
    ['optional', optional(integer()), '7', 7],
    ['endTime', endTime(), '1795806000', 1_795_806_000_000],
    ['stickyFrom', stickyFrom(), '200px', { px: 200 }],
    ['storeAddress', storeAddress(), 'https://store.example/', 'https://store.example/'],
  ])('%s', (_, parser, raw, value) => {
    for (const lines of [raw, `\n    ${raw}\n  `, `\t${raw} `]) expect(read(parser, lines)).toEqual(value);
  });
});

describe('an optional attribute may be blank, as templates print it without a value [loader-11]', () => {
  it.each<[string, AttributeParser<unknown>, unknown]>([
    ['text', optional(text(), 'Onderwerpen'), 'Onderwerpen'],
    ['a text without a default', optional(text()), undefined],
    ['integer', optional(integer(1), 60), 60],
    ['decimal', optional(decimal(0, 1), 0.5), 0.5],
    ['oneOf', optional(oneOf('light', 'dark'), 'light'), 'light'],
    ['someOf', optional(someOf('red', 'blue')), undefined],
    ['list', optional(list(), []), []],
    ['address', optional(address(), '/feed'), '/feed'],
    ['json', optional(json('numbers', numbers), [7]), [7]],
    ['endTime', optional(endTime()), undefined],
  ])('%s', (_, parser, value) => {
    for (const blank of ['', ' ', '\n    ']) expect(read(parser, blank)).toEqual(value);
  });

  it('but an empty flag is true, as an attribute without a value', () => {
    expect(read(flag(), '')).toBe(true);
  });
});

describe('a parser rejects invalid values, and names feature, attribute, value and expectation [loader-11]', () => {
  it.each<[AttributeParser<unknown>, string, string]>([
    [integer(), '', 'a whole number'],
    [integer(), '1.5', 'a whole number'],
    [integer(), '1e3', 'a whole number'],
    [integer(), '0x10', 'a whole number'],
    [integer(), '12px', 'a whole number'],
    [integer(), '9007199254740993', 'a whole number'],
    [integer(0), '-1', 'a whole number from 0'],
    [integer(0, 10), '11', 'a whole number from 0 up to 10'],
    [decimal(), 'Infinity', 'a number'],
    [decimal(0, 1), '1.01', 'a number from 0 up to 1'],
    [decimal(), '', 'a number'],
    [flag(), 'ja', '"true" or "false"'],
    [flag(), 'TRUE', '"true" or "false"'],
    [oneOf('light', 'dark'), 'lightish', 'one of "light", "dark"'],
    [oneOf('light', 'dark'), '', 'one of "light", "dark"'],
    [someOf('red', 'blue'), 'red, pink', 'some of "red", "blue", comma-separated'],
    [someOf('red', 'blue'), '', 'some of "red", "blue", comma-separated'],
    [address(), '', 'an https address or a path on this site'],
    [address(), ' ', 'an https address or a path on this site'],
    [address(), 'http://elders.example/', 'an https address or a path on this site'],
    [address(), 'data:text/html,x', 'an https address or a path on this site'],
    [address(), ' javascript:alert(1)', 'an https address or a path on this site'],
    [json('numbers', numbers), '["1"]', 'JSON: numbers'],
    [json('numbers', numbers), '[1,', 'JSON: numbers'],
  ])('%o, given %j', (parser, raw, expectation) => {
    expect(() => read(parser, raw)).toThrow(
      new TypeError(`quiz: data-some-value is ${JSON.stringify(raw)}; expected ${expectation}.`),
    );
  });

  it.each(HOSTILE)('everywhere a hostile value: %j', (raw) => {
    const parsers: AttributeParser<unknown>[] = [
      integer(),
      decimal(),
      ...(raw.trim() === '' ? [] : [flag()]),
      oneOf('light'),
      json('numbers', numbers),
    ];
    for (const parser of parsers) expect(() => read(parser, raw)).toThrow(TypeError);
  });

  it('shows no more of a value than fits a line', () => {
    const message = String(
      (() => {
        try {
          return read(integer(), 'x'.repeat(10_000));
        } catch (error) {
          return error;
        }
      })(),
    );
    expect(message).toContain(`"${'x'.repeat(80)}"`);
    expect(message.length).toBeLessThan(200);
  });
});

describe('a missing attribute', () => {
  it('fails where it is required', () => {
    expect(() => read(text())).toThrow(new TypeError('quiz: data-some-value is missing; expected a text.'));
  });

  it('is its fallback, or left out, where it is optional', () => {
    expect(read(optional(integer(), 3))).toBe(3);
    expect(read(optional(integer()))).toBeUndefined();
    expect(read(flag())).toBe(false);
    expect([
      optional(integer(), 3).missing,
      optional(text()).missing,
      text().missing,
      flag().missing,
    ]).toEqual(['3', 'left out', undefined, 'false']);
  });

  it('is something else than one that does not fit', () => {
    expect(() => read(optional(integer(), 3), 'drie')).toThrow(
      new TypeError('quiz: data-some-value is "drie"; expected a whole number.'),
    );
  });
});

describe('the properties', () => {
  it('are frozen and contain only declared ones', () => {
    const hook = document.createElement('div');
    hook.innerHTML = '';
    Object.assign(hook.dataset, { label: 'x', size: '3', other: 'y' });
    const props = readAttributes('quiz', hook, { label: text(), size: integer() });
    expect(props).toEqual({ label: 'x', size: 3 });
    expect(Object.isFrozen(props)).toBe(true);
  });

  it('read every whole number back as it was written', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (number) => read(integer(), String(number)) === number));
  });

  it('throw only errors that name the attribute, whatever its value', () => {
    const parsers: AttributeParser<unknown>[] = [
      text(),
      integer(),
      decimal(),
      flag(),
      list(),
      address(),
      oneOf('a'),
    ];
    fc.assert(
      fc.property(anyText, fc.constantFrom(...parsers), (raw, parser) => {
        try {
          read(parser, raw);
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
          expect(String(error)).toMatch(/^TypeError: quiz: data-some-value is /);
        }
      }),
    );
  });
});
