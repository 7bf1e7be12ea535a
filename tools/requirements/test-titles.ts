import type { Expression, Import, Super, TemplateElement } from '@swc/core';
import { parseSource } from '../../build/texts/parse.ts';

/** Functions of the test runners whose first argument is a title. */
const RUNNERS = new Set(['it', 'test', 'describe']);

/**
 * The titles of a file's tests and of the blocks around them, with the texts of tables that titles are made from.
 * @param source TypeScript
 * @param file its path, for messages
 */
export function testTitles(source: string, file: string): string[] {
  const titles: string[] = [];
  visit(parseSource(source, file), (call) => {
    if (call.type !== 'CallExpression' || !RUNNERS.has(rootOf(call.callee) ?? '')) return;
    const { callee, arguments: args } = call;
    // `it.each(table)` is a call without a title: its texts may stand for `%s`.
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

/** The name that a chain of members and calls begins with. */
function rootOf(node: Expression | Super | Import): string | undefined {
  if (node.type === 'Identifier') return node.value;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'CallExpression' ? rootOf(node.callee) : undefined;
}

/** Shows every node below another one, from the outside in. */
function visit(node: unknown, see: (node: Expression | TemplateElement) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (node && typeof node === 'object') {
    if ('type' in node) see(node as Expression | TemplateElement);
    for (const each of Object.values(node)) if (typeof each === 'object') visit(each, see);
  }
}
