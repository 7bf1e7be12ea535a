import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Part, PartAttribute } from '../../core/runtime/feature/feature-contract.ts';
import type { Attribute, Facts } from './attribute-facts.ts';

/** Matches names in a selector: `[data-name]`, `[data-name="value"]`. */
const NAMED = /\[data-([\w-]+)(?:="([^"]*)")?\]/g;
/** Matches the exclusions of a selector, which state nothing about the element. */
const EXCLUDED = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** The description of an attribute that only a selector names. */
export const MARKS = 'Marks the element.';

/**
 * Returns the file next to a feature's entry that declares its markup.
 * @param entry the feature's source, from the root
 * @returns the path from the root; undefined if the feature has none
 */
export function contractFile(root: string, entry: string): string | undefined {
  const file = entry.replace(/\.tsx?$/, '.contract.ts');
  return existsSync(join(root, file)) ? file : undefined;
}

/** Completes a declared part with every attribute that its selector names. */
export function describePart(part: Part) {
  const { selector, element, within, required, many, attributes = [], html, description } = part;
  return {
    selector,
    element: element ?? null,
    within: within ?? null,
    required: required === true,
    many: many !== false,
    attributes: withNamed(selector, attributes).map(describeOwn),
    ...(html && { html }),
    description,
  };
}

/** Completes a declared attribute with its defaults. */
export function describeOwn({ required, description, expects, ...facts }: PartAttribute): Attribute {
  return { ...facts, required: required === true, expects: expects ?? expectsOf(facts), description };
}

/** Returns the attributes, including those that only the selector names: they mark the element. */
function withNamed(selector: string, attributes: readonly PartAttribute[]): PartAttribute[] {
  const isChoice = selector.includes(',');
  const named = [...selector.replace(EXCLUDED, '').matchAll(NAMED)]
    .map(([, name = '', value]) => ({ name: `data-${name}` as const, value }))
    .filter(({ name }) => !attributes.some((attribute) => attribute.name === name))
    .map(({ name, value }) => ({
      name,
      ...(value ? { type: 'word' as const, values: [value] } : { type: 'text' as const }),
      required: !isChoice,
      description: MARKS,
    }));
  return [...new Map([...attributes, ...named].map((attribute) => [attribute.name, attribute])).values()];
}

const EXPECTED = {
  integer: 'a whole number',
  decimal: 'a number',
  text: 'a text',
  word: 'a word',
  words: 'words',
  flag: '"true" or "false"',
  list: 'comma-separated words',
  address: 'an https address or a path on this site',
  json: 'JSON',
};

/** Returns the expectation in the words of core/runtime/feature/attributes.ts. */
function expectsOf({ type, min, max, values, format }: Facts): string {
  if (format === 'time') return 'a time: ISO 8601 or Unix time';
  if (values) {
    const words = values.map((value) => `"${value}"`).join(', ');
    return type === 'words' ? `some of ${words}, comma-separated` : `one of ${words}`;
  }
  const from = min === undefined ? '' : ` from ${min}`;
  return `${EXPECTED[type]}${from}${max === undefined ? '' : ` up to ${max}`}`;
}
