import { prose } from '../reference/markdown.ts';
import { readInterface } from '../reference/read-members.ts';
import type { Attribute, Facts } from './attribute-facts.ts';

/** The source of the attributes of `<body>`, from the root. */
export const BODY_ATTRIBUTES = 'core/runtime/page/body-attributes.ts';

/** What is accepted, by the kind of an attribute in the source. */
const FACTS: Readonly<Record<string, Facts & { readonly expects: string }>> = {
  text: { type: 'text', expects: 'any text' },
  word: { type: 'text', pattern: '^\\s*[\\w-]*\\s*$', expects: 'letters, digits, `_` and `-`' },
  number: { type: 'decimal', expects: 'a number' },
  flag: { type: 'flag', expects: '`true` or `1`, `false` or `0`' },
  list: { type: 'list', expects: 'comma-separated words' },
};

/** The value of a missing or unusable attribute, by the property's type; a type without a known value has none. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  string: '',
  boolean: false,
  'number | undefined': undefined,
  'boolean | undefined': undefined,
  'readonly string[]': [],
};

/**
 * The attributes of `<body>`, for the contract and the reference.
 * @param source text of core/runtime/page/body-attributes.ts
 * @throws {Error} if the source holds what it does not understand
 */
export function bodyAttributes(source: string, attributeName: (property: string) => string): Attribute[] {
  const kinds = readTable(source, 'KINDS', /^\s*(\w+): '(\w+)',$/);
  const flags = readTable(source, 'FLAGS', /^\s*(\w+): (true|false),$/);
  return readInterface(source, 'BodyAttributes', BODY_ATTRIBUTES).map(({ name, type, comment }) => {
    const facts = FACTS[kinds.get(name) ?? ''];
    if (!facts || !(type in DEFAULTS)) {
      throw new Error(`${BODY_ATTRIBUTES}: cannot read the kind of "${name}: ${type}".`);
    }
    const fallback = flags.has(name) ? flags.get(name) === 'true' : DEFAULTS[type];
    return {
      name: attributeName(name),
      ...facts,
      required: false,
      ...(fallback !== undefined && { default: fallback }),
      description: prose(comment),
    };
  });
}

/** A constant of the source that is an object of one line per entry. */
function readTable(source: string, name: string, line: RegExp): ReadonlyMap<string, string> {
  const [, body] = new RegExp(`^const ${name}: [^=]+= \\{\\n([\\s\\S]*?)^\\};`, 'm').exec(source) ?? [];
  if (body === undefined) throw new Error(`${BODY_ATTRIBUTES}: expected "const ${name}: … = {".`);
  return new Map(
    body
      .trim()
      .split('\n')
      .map((text) => {
        const [, key, value] = line.exec(text) ?? [];
        if (!key || value === undefined)
          throw new Error(`${BODY_ATTRIBUTES}: cannot read "${text.trim()}" in ${name}.`);
        return [key, value];
      }),
  );
}
