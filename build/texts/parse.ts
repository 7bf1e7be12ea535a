import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, type ModuleItem, parseSync } from '@swc/core';

/**
 * The statements of a source.
 * @param source TypeScript
 * @param file its path, for messages; a name in `.tsx` may hold JSX
 * @throws {Error} naming the file that does not parse
 */
export function parseSource(source: string, file: string): ModuleItem[] {
  try {
    return parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }).body;
  } catch (error) {
    throw new Error(`${file}: cannot be parsed.`, { cause: error });
  }
}

/**
 * The statements of a file.
 * @param root of the repository
 * @param file its path from there
 */
export function parseFile(root: string, file: string): ModuleItem[] {
  return parseSource(readFileSync(join(root, file), 'utf8'), file);
}

/** Returns an expression without the parentheses and type assertions around it. */
export function bare(node: Expression): Expression;
export function bare(node: Expression | undefined): Expression | undefined;
export function bare(node: Expression | undefined): Expression | undefined {
  switch (node?.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsInstantiation':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
    case 'TsTypeAssertion':
      return bare(node.expression);
    default:
      return node;
  }
}
