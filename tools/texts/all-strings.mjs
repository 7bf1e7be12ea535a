/** A place that markup fills in. */
const FILLED_IN = '…';

/**
 * Every string of a source, and every template with what is filled in left open.
 * @param {object[]} statements of `parseSource`
 * @returns {string[]}
 */
export function allStrings(statements) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object' || node.type === 'ImportDeclaration') return;
    if (node.type === 'StringLiteral' || node.type === 'JSXText') found.push(node.value);
    if (node.type === 'TemplateLiteral') found.push(node.quasis.map(({ cooked }) => cooked).join(FILLED_IN));
    for (const [name, child] of Object.entries(node)) if (name !== 'span') visit(child);
  };
  visit(statements);
  return found;
}
