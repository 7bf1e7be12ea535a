/**
 * @typedef {object} DeclaredAttribute
 * @property {string} attribute such as `data-article-id`
 * @property {string} expects
 * @property {string} [missing] what a missing one means; undefined if it is required
 * @property {string} comment what it is, from the declaration
 * @property {import('../contract/attribute-facts.ts').ParserFacts} [facts] what it accepts, as core/runtime/feature/attributes.ts declares it
 */

/**
 * The attributes that a feature reads: expectations from the feature itself, comments from its source.
 * @param {string} entry the chunk's source, for messages
 * @param {string} source its text
 * @param {{ default?: { attributes?: Record<string, import('../contract/attribute-facts.ts').DeclaredParser> } }} module what it exports
 * @param {(property: string) => string} attributeName `articleId` → `data-article-id`
 * @returns {DeclaredAttribute[]}
 * @throws {Error} if there is no declaration, or an attribute has no comment
 */
export function declaredAttributes(entry, source, module, attributeName) {
  const attributes = module.default?.attributes;
  if (!attributes) throw new Error(`${entry}: the default export is no widget() or enhancer().`);
  const comments = readComments(source);
  return Object.entries(attributes).map(([property, { expects, missing, facts }]) => {
    const comment = comments.get(property);
    if (!comment) throw new Error(`${entry}: "${property}" has no doc comment; say there what it is.`);
    return { attribute: attributeName(property), expects, missing, comment, ...(facts && { facts }) };
  });
}

/** The doc comments right before a property. */
function readComments(source) {
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g);
  return new Map(
    [...found].map(([, comment, property]) => [
      property,
      comment
        .replace(/^\s*\*/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}
