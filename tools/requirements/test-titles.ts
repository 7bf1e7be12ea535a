import type { Expression, Import, Super, TemplateElement } from '@swc/core';
import { parseSource } from '../../build/texts/parse.ts';

/** Functions of the test runners whose first argument is a title. */
const RUNNERS = new Set(['it', 'test', 'describe']);

/**
 * Returns the titles of a file's tests and of the blocks around them, with the texts of tables from which titles are
 * made.
 * @param source TypeScript
 * @param file its path, for messages
 */
export function testTitles(source: string, file: string): string[] {
  const titles: string[] = [];
  visit(parseSource(source, file), (call) => {
    if (call.type !== 'CallExpression' || !RUNNERS.has(rootOf(call.callee) ?? '')) return;
    const { callee, arguments: args } = call;
    // `it.each(table)` is a call without a title, but its texts may replace `%s`.
    const isTable =
      callee.type === 'MemberExpression' && 'value' in callee.property && callee.property.value === 'each';
    const from = isTable ? args.map(({ expression }) => expression) : args[0]?.expression;
    visit(from, (node) => {
      if (node.type === 'StringLiteral') titles.push(node.value);
      if (node.type === 'TemplateElement') titles.push(node.cooked ?? node.raw);
    });
  });
  return titles;
}

/** Returns the name at the start of a chain of members and calls. */
function rootOf(node: Expression | Super | Import): string | undefined {
  if (node.type === 'Identifier') return node.value;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'CallExpression' ? rootOf(node.callee) : undefined;
}

/** Visits every node below another one, parents first. */
function visit(node: unknown, see: (node: Expression | TemplateElement) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (node && typeof node === 'object') {
    if ('type' in node) see(node as Expression | TemplateElement);
    for (const each of Object.values(node)) if (typeof each === 'object') visit(each, see);
  }
}
