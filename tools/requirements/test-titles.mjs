import { parseSource } from '../../build/texts/parse.ts';

/** Functions of the test runners whose first argument is a title. */
const RUNNERS = new Set(['it', 'test', 'describe']);

/**
 * The titles of a file's tests and of the blocks around them, with the texts of tables that titles are made from.
 * @param {string} source TypeScript
 * @param {string} file its path, for messages
 * @returns {string[]}
 */
export function testTitles(source, file) {
  const titles = [];
  visit(parseSource(source, file), ({ type, callee, arguments: args }) => {
    if (type !== 'CallExpression' || !RUNNERS.has(rootOf(callee))) return;
    // `it.each(table)` is a call without a title: its texts may stand for `%s`.
    const isTable = callee.type === 'MemberExpression' && callee.property.value === 'each';
    const from = isTable ? args.map(({ expression }) => expression) : args[0]?.expression;
    visit(from, (node) => {
      if (node.type === 'StringLiteral') titles.push(node.value);
      if (node.type === 'TemplateElement') titles.push(node.cooked);
    });
  });
  return titles;
}

/** The name that a chain of members and calls begins with. */
function rootOf(node) {
  if (node?.type === 'Identifier') return node.value;
  return node && rootOf(node.type === 'MemberExpression' ? node.object : node.callee);
}

function visit(node, see) {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (node && typeof node === 'object') {
    if (node.type) see(node);
    for (const each of Object.values(node)) if (typeof each === 'object') visit(each, see);
  }
}
