import { code, GENERATED, prose, table } from './markdown.mjs';
import { readInterface } from './read-members.mjs';

/** What a template may write, by the kind that the source gives an attribute. */
const WRITTEN = {
  text: 'any text',
  word: 'letters, digits, `_` and `-`',
  number: 'a number',
  flag: '`true` or `1`; all else is false',
  list: 'words parted by commas',
};

/** What a missing or unusable value means, by the property's type. */
const DEFAULTS = {
  string: 'empty',
  boolean: 'false',
  'number | undefined': 'not known',
  'boolean | undefined': 'not known',
  'readonly string[]': 'an empty list',
};

/**
 * The reference of the attributes of `<body>`.
 * @param {string} source text of core/runtime/page/body-attributes.ts
 * @param {(property: string) => string} attributeName
 * @returns {string} Markdown
 * @throws {Error} where the source holds what it does not understand
 */
export function bodyAttributesPage(source, attributeName) {
  const file = 'core/runtime/page/body-attributes.ts';
  const kinds = readKinds(source, file);
  const rows = readInterface(source, 'BodyAttributes', file).map(({ name, type, comment }) => {
    const written = WRITTEN[kinds.get(name)];
    const missing = DEFAULTS[type];
    if (!written || !missing) throw new Error(`${file}: cannot tell the kind of "${name}: ${type}".`);
    return [code(attributeName(name)), written, missing, prose(comment)];
  });
  return `${[
    '# Attributes of the page',
    GENERATED,
    `From [${file}](../../${file}). They stand on \`<body>\`; all may be left out. A value that does not fit counts as missing and is named in one warning.`,
    table(['attribute', 'holds', 'when missing', 'meaning'], rows),
  ].join('\n\n')}\n`;
}

function readKinds(source, file) {
  const [, body] = /^const KINDS: [^=]+= \{\n([\s\S]*?)^\};/m.exec(source) ?? [];
  if (body === undefined) throw new Error(`${file}: expected "const KINDS: … = {".`);
  return new Map(
    body
      .trim()
      .split('\n')
      .map((line) => {
        const [, name, kind] = /^\s*(\w+): '(\w+)',$/.exec(line) ?? [];
        if (!name) throw new Error(`${file}: cannot read "${line.trim()}" in KINDS.`);
        return [name, kind];
      }),
  );
}
