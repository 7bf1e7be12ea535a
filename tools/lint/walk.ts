import type {
  Expression,
  JSXAttribute,
  JSXElementChild,
  KeyValueProperty,
  ModuleItem,
  TsPropertySignature,
  VariableDeclarator,
} from '@swc/core';

/** A node of a module's syntax tree, of the kinds that the rules look at. */
export type SyntaxNode =
  | Expression
  | JSXAttribute
  | JSXElementChild
  | KeyValueProperty
  | ModuleItem
  | TsPropertySignature
  | VariableDeclarator;

/**
 * Visits a node and all nodes in it, from the outside in.
 * @param value a node, a list of nodes, or what is between nodes, such as the opening of an element
 * @param visit gets a node with the one around it, and returns whether the nodes in it are visited, too
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
