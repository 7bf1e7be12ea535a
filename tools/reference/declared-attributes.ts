import type { DeclaredParser, ParserFacts } from '../contract/attribute-facts.ts';

/** The exports of a feature's entry that are read. */
export interface FeatureModule {
  readonly default?: { readonly attributes?: Readonly<Record<string, DeclaredParser>> };
}

/** An attribute of a hook, as the feature declares it. */
export interface DeclaredAttribute {
  /** The attribute's name, such as `data-article-id`. */
  attribute: string;
  expects: string;
  /** The value of a missing attribute; undefined if it is required. */
  missing?: string;
  /** Its meaning, from the declaration. */
  comment: string;
  /** The accepted values, as declared by core/runtime/feature/attributes.ts. */
  facts?: ParserFacts;
}

/**
 * Returns the attributes that a feature reads: expectations from the feature itself, comments from its source.
 * @param entry the chunk's source, for messages
 * @param source the source's text
 * @param module the source's exports
 * @param attributeName `articleId` → `data-article-id`
 * @throws {Error} if there is no declaration, or an attribute has no comment
 */
export function declaredAttributes(
  entry: string,
  source: string,
  module: FeatureModule,
  attributeName: (property: string) => string,
): DeclaredAttribute[] {
  const attributes = module.default?.attributes;
  if (!attributes) throw new Error(`${entry}: the default export is not a widget() or enhancer().`);
  const comments = readComments(source);
  return Object.entries(attributes).map(([property, { expects, missing, facts }]) => {
    const comment = comments.get(property);
    if (!comment) throw new Error(`${entry}: "${property}" has no doc comment; say there what it is.`);
    return {
      attribute: attributeName(property),
      expects,
      ...(missing !== undefined && { missing }),
      comment,
      ...(facts && { facts }),
    };
  });
}

/** Returns the doc comments right before a property. */
function readComments(source: string): ReadonlyMap<string, string> {
  const found = source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g);
  return new Map(
    [...found].map(([, comment = '', property = '']) => [
      property,
      comment
        .replace(/^\s*\*/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}
