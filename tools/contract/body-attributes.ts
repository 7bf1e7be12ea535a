import { prose } from '../reference/markdown.ts';
import type { Attribute, Facts } from './attribute-facts.ts';

/** The path of the source of the attributes of `<body>`, from the root. */
export const BODY_ATTRIBUTES = 'core/runtime/page/body-attributes.ts';

/** Match the table in the source, and an attribute in it. */
const TABLE = /^const BODY = \{\n(?<rows>[\s\S]*?)^\}/m;
const ROW = /\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*(?<name>\w+): '?(?<kind>\w+)'?,\n/g;

const FLAG = { type: 'flag', expects: '`true` or `1`, `false` or `0`' } as const;

/**
 * The accepted values for each kind of attribute in the source, and the value if the attribute is missing or invalid.
 */
const KINDS: Readonly<Record<string, Facts & { readonly expects: string; readonly default?: unknown }>> = {
  text: { type: 'text', expects: 'any text', default: '' },
  word: { type: 'text', pattern: '^\\s*[\\w-]*\\s*$', expects: 'letters, digits, `_` and `-`', default: '' },
  number: { type: 'decimal', expects: 'a number' },
  flag: FLAG,
  true: { ...FLAG, default: true },
  false: { ...FLAG, default: false },
  list: { type: 'list', expects: 'comma-separated words', default: [] },
};

/**
 * Reads the attributes of `<body>`, for the contract and the reference.
 * @param source the text of core/runtime/page/body-attributes.ts
 * @throws {Error} if the source contains unknown syntax
 */
export function bodyAttributes(source: string, attributeName: (property: string) => string): Attribute[] {
  const { rows } = TABLE.exec(source)?.groups ?? {};
  if (rows === undefined) throw new Error(`${BODY_ATTRIBUTES}: expected "const BODY = {".`);
  const unread = rows.replace(ROW, '').trim();
  if (unread !== '') throw new Error(`${BODY_ATTRIBUTES}: cannot read "${unread}".`);
  return [...rows.matchAll(ROW)].map(({ groups: { comment = '', name = '', kind = '' } = {} }) => {
    const facts = KINDS[kind];
    if (!facts) throw new Error(`${BODY_ATTRIBUTES}: cannot read the kind of "${name}: ${kind}".`);
    return {
      name: attributeName(name),
      ...facts,
      required: false,
      description: prose(comment.replace(/\s*\n\s*\* ?/g, ' ').trim()),
    };
  });
}
