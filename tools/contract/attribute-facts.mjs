/**
 * The parsers that a feature or a folder of `core/` has for itself, by what they expect: what they accept in a form that
 * a machine reads. Parsers of core/runtime/feature/attributes.ts are described in described-parsers.mjs.
 */
const OWN_PARSERS = {
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

/**
 * @typedef {object} Attribute an attribute in dist/contract.json
 * @property {string} name such as `data-article-id`
 * @property {'integer' | 'decimal' | 'text' | 'flag' | 'word' | 'words' | 'list' | 'address' | 'json'} type
 * @property {number} [min] smallest number
 * @property {number} [max] largest number
 * @property {string[]} [values] the allowed words
 * @property {string} [pattern] regular expression that a text matches
 * @property {boolean} required
 * @property {unknown} [default] the value of a missing attribute; without it, a missing one has no value
 * @property {string} expects what is expected, as the end of "expected …"
 * @property {string} description one line
 */

/**
 * What a parser accepts, for the contract.
 * @param {{ expects: string, missing?: string, facts?: object }} parser
 * @returns {{ type: string, min?: number, max?: number, values?: string[], pattern?: string, default?: unknown }}
 * @throws {Error} naming a parser that is described nowhere
 */
export function factsOf({ expects, facts }) {
  if (facts?.type) return facts;
  const own = OWN_PARSERS[expects];
  if (!own) {
    throw new Error(
      `The parser that expects ${expects} is described nowhere; expected an entry in tools/contract/attribute-facts.mjs.`,
    );
  }
  return { ...own, ...(facts && 'default' in facts && { default: facts.default }) };
}
