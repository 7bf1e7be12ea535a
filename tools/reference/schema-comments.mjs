const DECLARATION = /^export const (\w+Schema)\b/gm;
const DOC_COMMENT_BEFORE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;
const TOKENS = /\/\*\*([\s\S]*?)\*\/|'(?:[^'\\]|\\.)*'(?!\s*:)|\/\/.*|(?:'([^']+)'|([\w$]+))\s*:(?!:)|[{}]/g;

/**
 * @typedef {object} SchemaComment
 * @property {string} text what the schema's own comment says
 * @property {Map<string, string>} fields what each field's comment says, by its path, such as `data.title`
 */

/**
 * Reads the comments of the schemas that a source exports.
 * @param {string} source TypeScript
 * @returns {Map<string, SchemaComment>} by the schema's name
 */
export function readSchemaComments(source) {
  const comments = new Map();
  for (const { 1: name, index } of source.matchAll(DECLARATION)) {
    const before = DOC_COMMENT_BEFORE.exec(source.slice(0, index))?.[1] ?? '';
    const end = source.indexOf('\n\n', index);
    const declaration = source.slice(index, end < 0 ? undefined : end);
    comments.set(name, { text: onOneLine(before), fields: readFields(declaration) });
  }
  return comments;
}

/** Follows the braces of a declaration, so that a field has the path that it has in the JSON. */
function readFields(declaration) {
  const fields = new Map();
  const path = [];
  let comment = '';
  let key = '';
  for (const [token, doc, quoted, plain] of declaration.matchAll(TOKENS)) {
    if (doc !== undefined) comment = onOneLine(doc);
    else if (quoted ?? plain) {
      key = quoted ?? plain;
      if (comment) fields.set([...path, key].filter(Boolean).join('.'), comment);
      comment = '';
    } else if (token === '{') {
      path.push(key);
      key = '';
    } else if (token === '}') path.pop();
  }
  return fields;
}

function onOneLine(comment) {
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
