import type {
  Expression,
  JSXAttribute,
  JSXElementChild,
  KeyValueProperty,
  ModuleItem,
  TsPropertySignature,
  VariableDeclarator,
} from '@swc/core';

/** A node of a module's syntax tree, of the kinds that the rules use. */
export type SyntaxNode =
  | Expression
  | JSXAttribute
  | JSXElementChild
  | KeyValueProperty
  | ModuleItem
  | TsPropertySignature
  | VariableDeclarator;

/**
 * Visits a node and all its descendants, parents first.
 * @param value a node, a list of nodes, or a value between nodes, such as the opening of an element
 * @param visit called with a node and its parent; returns whether its descendants are visited, too
 */
export function walk(
  value: unknown,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => boolean,
  parent?: SyntaxNode,
): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit, parent);
  else if (typeof value === 'object' && value !== null) {
    const node = isNode(value) ? value : undefined;
    if (node && !visit(node, parent)) return;
    for (const inner of Object.values(value)) walk(inner, visit, node ?? parent);
  }
}

function isNode(value: object): value is SyntaxNode {
  return 'type' in value && typeof value.type === 'string';
}
