import type {
  CallExpression,
  Expression,
  FunctionDeclaration,
  ModuleItem,
  Statement,
  TsType,
} from '@swc/core';
import { bare } from '../../build/texts/parse.ts';
import { walk } from './walk.ts';

/** The maximum number of steps from a name to its value. */
const MAX_DEPTH = 8;

/** The meaning of a name. */
type Value = Expression | FunctionDeclaration;

interface ElementRules {
  /** Whether an expression certainly yields elements or nothing. */
  yieldsElements(node: Expression): boolean;
  /** Whether a function certainly returns elements or nothing. */
  returnsElements(node: Value): boolean;
}

/**
 * Creates the rules that determine which expressions of a module certainly yield elements or nothing, and never text.
 * Names are followed within the module; a property counts by its type, `Elements` of core/ui/elements.ts.
 * @param body the module's statements
 */
export function createElementRules(body: readonly ModuleItem[]): ElementRules {
  const { values, elementProps } = namesOf(body);
  return { yieldsElements: (node) => yields(node, 0), returnsElements: (node) => returns(node, 0) };

  function yields(given: Value | undefined, depth: number): boolean {
    const node = bareValue(given);
    if (!node || depth > MAX_DEPTH) return false;
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'NullLiteral':
      case 'BooleanLiteral':
        return true;
      case 'Identifier':
        return (
          node.value === 'undefined' ||
          elementProps.has(node.value) ||
          yields(values.get(node.value), depth + 1)
        );
      case 'BinaryExpression':
        if (node.operator === '&&') return yields(node.right, depth);
        return /^(\|\||\?\?)$/.test(node.operator) && yields(node.left, depth) && yields(node.right, depth);
      case 'ConditionalExpression':
        return yields(node.consequent, depth) && yields(node.alternate, depth);
      case 'ArrayExpression':
        return node.elements.every((item) => yields(item?.expression, depth));
      case 'CallExpression':
        return callYields(node, depth);
      default:
        return false;
    }
  }

  function callYields({ callee, arguments: given }: CallExpression, depth: number): boolean {
    if (callee.type === 'MemberExpression') {
      const { property } = callee;
      const isMap = property.type === 'Identifier' && /^(flatMap|map)$/.test(property.value);
      // `Children.map` has the list as its first argument.
      return isMap && returns(given.at(-1)?.expression, depth + 1);
    }
    if (callee.type === 'Super' || callee.type === 'Import') return false;
    if (callee.type !== 'Identifier') return returns(callee, depth + 1);
    if (/^(createElement|createPortal)$/.test(callee.value)) return true;
    return elementProps.has(callee.value) || returns(callee, depth + 1);
  }

  /** Whether a function only returns elements. */
  function returns(given: Value | undefined, depth: number): boolean {
    const node = bareValue(given);
    if (!node || depth > MAX_DEPTH) return false;
    switch (node.type) {
      case 'Identifier':
        return returns(values.get(node.value), depth + 1);
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        if (!node.body || !('stmts' in node.body)) return yields(node.body, depth);
        return returnsOf(node.body.stmts).every((value) => yields(value, depth));
      default:
        return false;
    }
  }
}

interface Names {
  /** The values of names; undefined for a name with two meanings. */
  readonly values: ReadonlyMap<string, Value | undefined>;
  /** Properties whose type is `Elements`. */
  readonly elementProps: ReadonlySet<string>;
}

/** The meanings of the names in a module. */
function namesOf(body: readonly ModuleItem[]): Names {
  const values = new Map<string, Value | undefined>();
  const elementProps = new Set<string>();
  const add = (name: string, value: Value | undefined) =>
    values.set(name, values.has(name) ? undefined : value);
  walk(body, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') add(node.id.value, node.init);
    if (node.type === 'FunctionDeclaration') add(node.identifier.value, node);
    if (node.type === 'TsPropertySignature' && isElements(node.typeAnnotation?.typeAnnotation)) {
      if (node.key.type === 'Identifier') elementProps.add(node.key.value);
    }
    return true;
  });
  return { values, elementProps };
}

/** Whether it is the type `Elements`, or a function that returns it. */
function isElements(type: TsType | undefined): boolean {
  if (type?.type === 'TsFunctionType') return isElements(type.typeAnnotation.typeAnnotation);
  if (type?.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier') return false;
  return type.typeName.value === 'Elements';
}

/** The values that a function itself returns, without those of nested functions. */
function returnsOf(statements: readonly Statement[]): Expression[] {
  const returned: Expression[] = [];
  walk(statements, (node) => {
    if (node.type === 'ReturnStatement' && node.argument) returned.push(node.argument);
    return !node.type.includes('Function');
  });
  return returned;
}

/** Returns a value without the parentheses and type assertions around it. */
function bareValue(node: Value | undefined): Value | undefined {
  return node?.type === 'FunctionDeclaration' ? node : bare(node);
}
