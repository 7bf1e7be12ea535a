import type { Attribute } from '../contract/attribute-facts.ts';
import { BODY_ATTRIBUTES } from '../contract/body-attributes.ts';
import { code, GENERATED, table } from './markdown.ts';

/**
 * Returns the reference of the attributes of `<body>`.
 * @returns Markdown
 */
export function bodyAttributesPage(attributes: Attribute[]): string {
  const rows = attributes.map(({ name, expects, default: missing, description }) => [
    code(name),
    expects,
    missingOf(missing),
    description,
  ]);
  return `${[
    '# Attributes of the page',
    GENERATED,
    `From [${BODY_ATTRIBUTES}](../../${BODY_ATTRIBUTES}). They are on \`<body>\`; all may be left out. A value that does not fit counts as missing and is named in one warning.`,
    table(['attribute', 'holds', 'when missing', 'meaning'], rows),
  ].join('\n\n')}\n`;
}

function missingOf(value: unknown): string {
  if (value === undefined) return 'not known';
  if (value === '') return 'empty';
  return Array.isArray(value) ? 'an empty list' : String(value);
}
