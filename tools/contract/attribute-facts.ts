import type { PartAttribute } from '../../core/runtime/feature/feature-contract.ts';

/**
 * The machine-readable facts of parsers that a feature or a folder of `core/` defines itself, by their expectation.
 * Parsers of core/runtime/feature/attributes.ts are described in described-parsers.ts.
 */
const OWN_PARSERS: Readonly<Record<string, Facts>> = {
  'a time such as 2026-03-29T20:00:00+02:00, or a day, which counts to its end': {
    type: 'text',
    pattern:
      '^\\s*(-?\\d+(\\.\\d+)?|\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}([.,]\\d+)?)?([Zz]|[+-]\\d{2}(:?\\d{2})?)?)?)\\s*$',
  },
  'whole px such as 200, or the id of an element': {
    type: 'text',
    pattern: '^(\\d+(px)?|[^\\s\\d.+-]\\S*)$',
  },
  'an https address': { type: 'address', pattern: '^[hH][tT][tT][pP][sS]://' },
};

/** The values that an attribute accepts, in a machine-readable form. */
export interface Facts {
  readonly type: PartAttribute['type'];
  /** The minimum of a number. */
  readonly min?: number;
  /** The maximum of a number. */
  readonly max?: number;
  /** The allowed words. */
  readonly values?: readonly string[];
  /** A regular expression that a text must match. */
  readonly pattern?: string;
  /** The format of a text that is a time. */
  readonly format?: 'time';
  /** The value of a missing attribute; without it, a missing one has no value. */
  readonly default?: unknown;
}

/** Returns the facts of a described parser; for a parser around one that is not described, only the default. */
export type ParserFacts = Facts | { readonly type?: undefined; readonly default?: unknown };

/** A parser of an attribute as a feature declares it. */
export interface DeclaredParser {
  readonly expects: string;
  /** The value of a missing attribute; undefined if it is required. */
  readonly missing?: string;
  readonly facts?: ParserFacts;
}

/** An attribute in dist/contract.json. */
export interface Attribute extends Facts {
  /** The name, such as `data-article-id`. */
  readonly name: string;
  readonly required: boolean;
  /** The expected value, as the end of "expected …". */
  readonly expects: string;
  /** Its meaning in one line. */
  readonly description: string;
}

/**
 * Returns the values that a parser accepts, for the contract.
 * @throws {Error} naming a parser without a description
 */
export function factsOf({ expects, facts }: DeclaredParser): Facts {
  if (facts?.type) return facts;
  const own = OWN_PARSERS[expects];
  if (!own) {
    throw new Error(
      `The parser that expects ${expects} is described nowhere; expected an entry in tools/contract/attribute-facts.ts.`,
    );
  }
  return { ...own, ...(facts && 'default' in facts && { default: facts.default }) };
}
