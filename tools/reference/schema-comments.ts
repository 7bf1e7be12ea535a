const DECLARATION = /^export const (\w+Schema)\b/gm;
const DOC_COMMENT_BEFORE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;
const TOKENS = /\/\*\*([\s\S]*?)\*\/|'(?:[^'\\]|\\.)*'(?!\s*:)|\/\/.*|(?:'([^']+)'|([\w$]+))\s*:(?!:)|[{}]/g;

/** The comments of a schema and of its fields. */
export interface SchemaComment {
  /** The text of the schema's own comment. */
  text: string;
  /** The text of each field's comment, by its path, such as `data.title`. */
  fields: Map<string, string>;
}

/**
 * Reads the comments of the schemas that a source exports.
 * @param source TypeScript
 * @returns the comments by the schema's name
 */
export function readSchemaComments(source: string): Map<string, SchemaComment> {
  const comments = new Map<string, SchemaComment>();
  for (const { 1: name = '', index } of source.matchAll(DECLARATION)) {
    const before = DOC_COMMENT_BEFORE.exec(source.slice(0, index))?.[1] ?? '';
    const end = source.indexOf('\n\n', index);
    const declaration = source.slice(index, end < 0 ? undefined : end);
    comments.set(name, { text: onOneLine(before), fields: readFields(declaration) });
  }
  return comments;
}

/** Follows the braces of a declaration, so that a field has the same path as in the JSON. */
function readFields(declaration: string): Map<string, string> {
  const fields = new Map<string, string>();
  const path: string[] = [];
  let comment = '';
  let key = '';
  for (const [token, doc, quoted, plain] of declaration.matchAll(TOKENS)) {
    if (doc !== undefined) comment = onOneLine(doc);
    else if (quoted ?? plain) {
      key = quoted ?? plain ?? '';
      if (comment) fields.set([...path, key].filter(Boolean).join('.'), comment);
      comment = '';
    } else if (token === '{') {
      path.push(key);
      key = '';
    } else if (token === '}') path.pop();
  }
  return fields;
}

function onOneLine(comment: string): string {
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
