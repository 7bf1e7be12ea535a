import type { ModuleItem } from '@swc/core';
import { walk } from '../lint/walk.ts';

/** A place that markup fills in. */
const FILLED_IN = '…';

/**
 * Every string of a source, and every template with what is filled in left open.
 * @param statements of `parseSource`
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
