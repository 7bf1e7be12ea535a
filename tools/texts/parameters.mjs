import { bare } from './parse.mjs';

/**
 * The parameters of the functions that a file of texts exports, by the name of the function.
 * @param {object[]} statements of `parseSource`
 * @returns {Record<string, (string | string[])[]>} each parameter's name, or those of the properties that it takes apart
 */
export function textParameters(statements) {
  const found = {};
  for (const { type, declaration } of statements) {
    if (type !== 'ExportDeclaration') continue;
    if (declaration.type === 'FunctionDeclaration')
      found[declaration.identifier.value] = declaration.params.map(({ pat }) => namesOf(pat));
    for (const { id, init } of declaration.declarations ?? []) {
      const value = bare(init);
      if (value?.type === 'ArrowFunctionExpression') found[id.value] = value.params.map(namesOf);
    }
  }
  return found;
}

/**
 * The names of all values that a file of texts exports.
 * @param {object[]} statements of `parseSource`
 * @returns {string[]}
 */
export function textExports(statements) {
  return statements
    .filter(({ type }) => type === 'ExportDeclaration')
    .flatMap(({ declaration: { type, identifier, declarations = [] } }) =>
      type === 'FunctionDeclaration' ? [identifier.value] : declarations.map(({ id }) => id.value),
    );
}

function namesOf(pattern) {
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern.left);
  if (pattern.type === 'RestElement') return namesOf(pattern.argument);
  if (pattern.type !== 'ObjectPattern') return pattern.value;
  return pattern.properties.map(({ key }) => key.value);
}
