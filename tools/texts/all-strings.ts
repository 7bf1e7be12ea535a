import type { ModuleItem } from '@swc/core';
import { walk } from '../lint/walk.ts';

/** Stands for a value that is inserted into markup. */
const FILLED_IN = '…';

/**
 * Returns every string of a source, and every template with placeholders for the inserted values.
 * @param statements from `parseSource`
 */
export function allStrings(statements: readonly ModuleItem[]): string[] {
  const found: string[] = [];
  walk(statements, (node) => {
    if (node.type === 'StringLiteral' || node.type === 'JSXText') found.push(node.value);
    if (node.type === 'TemplateLiteral') found.push(node.quasis.map(({ cooked }) => cooked).join(FILLED_IN));
    return node.type !== 'ImportDeclaration';
  });
  return found;
}
