import { isSafeAddress } from '../page/address.ts';
import { attributeName } from '../page/attribute-name.ts';
import type { AttributeParser, Attributes, Props } from './feature.ts';

/** Any text. */
export const text = (): AttributeParser<string> => parser('a text', (raw) => raw);

/** A text that is not only white space, trimmed. */
export const filledText = (): AttributeParser<string> =>
  parser('a text that is not blank', (raw) => raw.trim() || undefined);

/** An integer between two bounds, inclusive. */
export const integer = (
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): AttributeParser<number> =>
  parser(`a whole number${range(min, max)}`, (raw) =>
    /^-?\d+$/.test(raw) && +raw >= min && +raw <= max ? +raw : undefined,
  );

/** A number with or without decimals, between two bounds, inclusive. */
export const decimal = (min = -Infinity, max = Infinity): AttributeParser<number> =>
  parser(`a number${range(min, max)}`, (raw) =>
    raw.trim() !== '' && Number.isFinite(+raw) && +raw >= min && +raw <= max ? +raw : undefined,
  );

/** `true`, `1` or an empty attribute; `false` or `0`; false if it is missing [page-metadata-8]. */
export const flag = (): AttributeParser<boolean> =>
  optional(
    parser('"true" or "false"', (raw) =>
      /^(true|1)$/.test(raw) ? true : /^(false|0)$/.test(raw) ? false : undefined,
    ),
    false,
    true,
  );

/** One word of a fixed set, case-insensitive. */
export const oneOf = <const Word extends string>(...words: Word[]): AttributeParser<Word> =>
  parser(`one of "${words.join('", "')}"`, (raw) => words.find(same(raw)));

/** One or more words of a fixed set, comma-separated. */
export const someOf = <const Word extends string>(...words: Word[]): AttributeParser<Word[]> =>
  parser(`some of "${words.join('", "')}", comma-separated`, (raw) => {
    const found = raw.split(',').map((part) => words.find(same(part.trim())));
    return found.every((word) => word !== undefined) ? found : undefined;
  });

/** Comma-separated words; empty ones are dropped. */
export const list = (): AttributeParser<string[]> =>
  parser('comma-separated words', (raw) =>
    raw
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

/**
 * An https address or a path on this site; never `javascript:`, `data:` and the like. A blank one is invalid, because
 * it would be the address of the page itself.
 */
export const address = (): AttributeParser<string> =>
  parser('an https address or a path on this site', (raw) => (raw && isSafeAddress(raw) ? raw : undefined));

/** JSON that passes a check. */
export const json = <Value>(
  expects: string,
  accepts: (value: unknown) => value is Value,
): AttributeParser<Value> =>
  parser(`JSON: ${expects}`, (raw) => {
    try {
      const value: unknown = JSON.parse(raw);
      return accepts(value) ? value : undefined;
    } catch {
      return undefined;
    }
  });

/**
 * Makes an attribute optional: it may be missing, or blank, as templates write it for a field without a value. Any
 * other value must still be valid.
 * @param inner parses a value
 * @param fallback the value of a missing attribute
 * @param blank the value of a blank attribute; by default that of a missing one
 */
export function optional<Value>(inner: AttributeParser<Value>): AttributeParser<Value | undefined>;
export function optional<Value>(
  inner: AttributeParser<Value>,
  fallback: Value,
  blank?: Value,
): AttributeParser<Value>;
export function optional<Value>(
  inner: AttributeParser<Value>,
  fallback?: Value,
  blank = fallback,
): AttributeParser<Value | undefined> {
  return {
    expects: inner.expects,
    missing: fallback === undefined ? 'left out' : JSON.stringify(fallback),
    parse: (raw) => (raw ? inner.parse(raw) : raw === undefined ? fallback : blank),
  };
}

/**
 * Reads a hook's attributes as declared. Values are trimmed, because templates may put them on separate lines.
 * @param feature the feature's name, for the message
 * @param hook the element
 * @param declared the declaration
 * @returns the properties, frozen
 * @throws TypeError that names feature, attribute, value and expectation
 */
export function readAttributes<Declared extends Attributes>(
  feature: string,
  hook: HTMLElement,
  declared: Declared,
): Props<Declared> {
  const props: Record<string, unknown> = {};
  for (const name of Object.keys(declared)) {
    const raw = hook.dataset[name];
    const { parse, expects } = declared[name] as AttributeParser<unknown>;
    try {
      props[name] = parse(raw?.trim());
    } catch {
      const found = raw === undefined ? 'is missing' : `is ${JSON.stringify(raw.slice(0, 80))}`;
      throw new TypeError(`${feature}: ${attributeName(name)} ${found}; expected ${expects}.`);
    }
  }
  return Object.freeze(props) as Props<Declared>;
}

function parser<Value>(expects: string, parse: (raw: string) => Value | undefined): AttributeParser<Value> {
  return {
    expects,
    parse: (raw) => {
      const value = raw === undefined ? undefined : parse(raw);
      if (value === undefined) throw new TypeError(expects);
      return value;
    },
  };
}

const same = (raw: string) => (word: string) => word.toLowerCase() === raw.toLowerCase();

function range(min: number, max: number): string {
  const from = min > -9e15 ? ` from ${min}` : '';
  return from + (max < 9e15 ? ` up to ${max}` : '');
}
