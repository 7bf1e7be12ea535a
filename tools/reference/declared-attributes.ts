import type { DeclaredParser, ParserFacts } from '../contract/attribute-facts.ts';

/** The exports of a feature's entry, as far as they are read. */
export interface FeatureModule {
  readonly default?: { readonly attributes?: Readonly<Record<string, DeclaredParser>> };
}

/** An attribute of a hook, as the feature declares it. */
export interface DeclaredAttribute {
  /** The attribute's name, such as `data-article-id`. */
  attribute: string;
  expects: string;
  /** What a missing one means; undefined if it is required. */
  missing?: string;
  /** What it is, from the declaration. */
  comment: string;
  /** What it accepts, as core/runtime/feature/attributes.ts declares it. */
  facts?: ParserFacts;
}

/**
 * The attributes that a feature reads: expectations from the feature itself, comments from its source.
 * @param entry the chunk's source, for messages
 * @param source its text
 * @param module what it exports
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

/** The doc comments right before a property. */
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
