/** A piece of HTML that is known to be well-formed and escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** The values of a template: text is escaped, markup is inserted, undefined and false become nothing. */
export type Value = string | number | Markup | null | undefined | false | readonly Value[];

/**
 * Tagged template that escapes every value unless it already is {@link Markup}.
 * @returns markup
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  let text = strings[0] ?? '';
  values.forEach((value, index) => {
    text += render(value) + (strings[index + 1] ?? '');
  });
  return new Markup(text);
}

/**
 * Declares text to be markup. Only for text of this repository: icons, the built `head.js`, feature pages.
 * @param text well-formed HTML
 */
export function trusted(text: string): Markup {
  return new Markup(text);
}

/**
 * Attributes with a leading space. `true` gives the bare name; undefined, null and false give nothing.
 * @param values attribute names with their values
 */
export function attributes(values: Record<string, string | number | boolean | null | undefined>): Markup {
  const parts = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    return value === true ? [` ${name}`] : [` ${name}="${escapeText(String(value))}"`];
  });
  return new Markup(parts.join(''));
}

/** Adds an attribute to the first element of a piece of HTML. */
export function withAttribute({ text }: Markup, name: string): Markup {
  return new Markup(text.replace(/^\s*<[\w-]+/, `$& ${name}`));
}

/**
 * JSON that is safe in a `<script>` data block: no text can close the element or open a comment.
 * @param value plain data
 */
export function json(value: unknown): Markup {
  return new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeText(String(value));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
