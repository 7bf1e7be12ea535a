import type { ModuleItem, Pattern, PropertyName } from '@swc/core';
import { bare } from './parse.ts';

/** A parameter's name, or those of the properties that it destructures. */
export type ParameterName = string | string[];

/**
 * The parameters of the functions that a file of texts exports, by the name of the function.
 * @param statements from `parseSource`
 */
export function textParameters(statements: readonly ModuleItem[]): Record<string, ParameterName[]> {
  const found: Record<string, ParameterName[]> = {};
  for (const declaration of exportedDeclarations(statements)) {
    if (declaration.type === 'FunctionDeclaration')
      found[declaration.identifier.value] = declaration.params.map(({ pat }) => namesOf(pat));
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      const value = bare(init);
      if (value?.type === 'ArrowFunctionExpression') found[patternName(id)] = value.params.map(namesOf);
    }
  }
  return found;
}

/**
 * The names of all values that a file of texts exports.
 * @param statements from `parseSource`
 */
export function textExports(statements: readonly ModuleItem[]): string[] {
  return exportedDeclarations(statements).flatMap((declaration) => {
    if (declaration.type === 'FunctionDeclaration') return [declaration.identifier.value];
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.map(({ id }) => patternName(id));
  });
}

/** The name of a declared variable. */
export function patternName(pattern: Pattern): string {
  if (pattern.type === 'Identifier') return pattern.value;
  throw new Error(`A file of texts declares each of its values by a name, not by ${pattern.type}.`);
}

/** The name of a property; undefined if it is computed. */
export function propertyName(key: PropertyName): string | undefined {
  return key.type === 'Computed' ? undefined : String(key.value);
}

function exportedDeclarations(statements: readonly ModuleItem[]) {
  return statements.flatMap((statement) =>
    statement.type === 'ExportDeclaration' ? [statement.declaration] : [],
  );
}

function namesOf(pattern: Pattern): ParameterName {
  switch (pattern.type) {
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement' ? namesOf(property.argument) : (propertyName(property.key) ?? []),
      );
    default:
      return patternName(pattern);
  }
}
