import { code, GENERATED, prose, table } from './markdown.mjs';
import { readInterface } from './read-members.mjs';

/** The allowed values, by the kind of an attribute in the source. */
const WRITTEN = {
  text: 'any text',
  word: 'letters, digits, `_` and `-`',
  number: 'a number',
  flag: '`true` or `1`, `false` or `0`',
  list: 'comma-separated words',
};

/** The meaning of a missing or unusable value, by the property's type. */
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
 * @throws {Error} if the source holds what it does not understand
 */
export function bodyAttributesPage(source, attributeName) {
  const file = 'core/runtime/page/body-attributes.ts';
  const kinds = readKinds(source, file);
  const flags = readFlags(source, file);
  const rows = readInterface(source, 'BodyAttributes', file).map(({ name, type, comment }) => {
    const written = WRITTEN[kinds.get(name)];
    const missing = flags.get(name) ?? DEFAULTS[type];
    if (!written || !missing) throw new Error(`${file}: cannot read the kind of "${name}: ${type}".`);
    return [code(attributeName(name)), written, missing, prose(comment)];
  });
  return `${[
    '# Attributes of the page',
    GENERATED,
    `From [${file}](../../${file}). They are on \`<body>\`; all may be left out. A value that does not fit counts as missing and is named in one warning.`,
    table(['attribute', 'holds', 'when missing', 'meaning'], rows),
  ].join('\n\n')}\n`;
}

function readKinds(source, file) {
  return readTable(source, /^const KINDS: [^=]+= \{\n([\s\S]*?)^\};/m, /^\s*(\w+): '(\w+)',$/, 'KINDS', file);
}

/** The meaning of a missing flag, by property. */
function readFlags(source, file) {
  return readTable(
    source,
    /^const FLAGS: [^=]+= \{\n([\s\S]*?)^\};/m,
    /^\s*(\w+): (true|false),$/,
    'FLAGS',
    file,
  );
}

function readTable(source, table, line, name, file) {
  const [, body] = table.exec(source) ?? [];
  if (body === undefined) throw new Error(`${file}: expected "const ${name}: … = {".`);
  return new Map(
    body
      .trim()
      .split('\n')
      .map((text) => {
        const [, key, value] = line.exec(text) ?? [];
        if (!key) throw new Error(`${file}: cannot read "${text.trim()}" in ${name}.`);
        return [key, value];
      }),
  );
}
