import { bare } from '../../build/texts/parse.ts';

/** How far a name is followed to what it stands for. */
const DEEPEST = 8;

/**
 * Creates the rules that tell which expressions of a module surely give elements or nothing, and never text. Names are
 * followed within the module; a property counts by its type, `Elements` of core/ui/elements.ts.
 * @param {object[]} body the module's statements
 */
export function createElementRules(body) {
  const { values, elementProps } = namesOf(body);
  return { yieldsElements: (node) => yields(node, 0), returnsElements: (node) => returns(node, 0) };

  function yields(given, depth) {
    const node = bare(given);
    if (!node || depth > DEEPEST) return false;
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

  function callYields({ callee, arguments: given }, depth) {
    if (callee.type === 'MemberExpression') {
      const isMap = /^(flatMap|map)$/.test(callee.property.value);
      // `Children.map` gets the list first.
      return isMap && returns(given.at(-1)?.expression, depth + 1);
    }
    if (/^(createElement|createPortal)$/.test(callee.value)) return true;
    return elementProps.has(callee.value) || returns(callee, depth + 1);
  }

  /** Whether all that a function returns is elements. */
  function returns(given, depth) {
    const node = bare(given);
    if (!node || depth > DEEPEST) return false;
    if (node.type === 'Identifier') return returns(values.get(node.value), depth + 1);
    if (!/^(ArrowFunctionExpression|Function(Declaration|Expression))$/.test(node.type)) return false;
    if (!node.body.stmts) return yields(node.body, depth);
    const returned = [];
    collectReturns(node.body.stmts, returned);
    return returned.every((value) => yields(value, depth));
  }
}

/** What the names of a module stand for; a name with two meanings is left out. */
function namesOf(body) {
  const values = new Map();
  const elementProps = new Set();
  const add = (name, value) => values.set(name, values.has(name) ? undefined : value);
  walk(body, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') add(node.id.value, node.init);
    if (node.type === 'FunctionDeclaration') add(node.identifier.value, node);
    if (node.type === 'TsPropertySignature' && isElements(node.typeAnnotation?.typeAnnotation)) {
      elementProps.add(node.key.value);
    }
  });
  return { values, elementProps };
}

/** The type `Elements`, or a function that returns it. */
function isElements(type) {
  if (type?.type === 'TsFunctionType') return isElements(type.typeAnnotation.typeAnnotation);
  return type?.type === 'TsTypeReference' && type.typeName.value === 'Elements';
}

/** The values that a function returns itself, without those of functions in it. */
function collectReturns(node, returned) {
  walk(
    node,
    (found) => {
      if (found.type === 'ReturnStatement' && found.argument) returned.push(found.argument);
    },
    (found) => !/Function/.test(found.type ?? ''),
  );
}

function walk(node, visit, enters = () => true) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit, enters);
  else if (node && typeof node === 'object' && enters(node)) {
    if (node.type) visit(node);
    for (const value of Object.values(node)) walk(value, visit, enters);
  }
}
