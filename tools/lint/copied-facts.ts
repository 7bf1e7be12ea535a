import type { CallExpression, Expression } from '@swc/core';
import { bare, parseSource } from '../../build/texts/parse.ts';
import { walk } from './walk.ts';

/** The minimum length of lists that are compared: shorter ones are equal by chance. */
const MIN_LENGTH = 4;
const COMPARES = /^(?:toEqual|toStrictEqual|toBe|toMatchObject)$/;
const REORDERS = /^(?:sort|toSorted|keys|values|entries|join)$/;
const CONSTANT = /^[A-Z][A-Z\d_]+$/;

/** The names of a module and their meanings. */
interface Names {
  readonly imported: ReadonlySet<string>;
  /** Constants with their values. */
  readonly own: ReadonlyMap<string, Expression>;
}

/**
 * Finds assertions of a test that compare two copies of a fact: two imported values, or an imported constant and a list
 * that the test repeats. The result of a function of the product may be compared with anything.
 * @param source TypeScript
 * @param file its path, for messages
 * @returns the imported names of each such assertion
 */
export function comparedCopies(source: string, file: string): string[] {
  const body = parseSource(source, file);
  const imported = new Set<string>();
  const own = new Map<string, Expression>();
  for (const item of body) {
    if (item.type === 'ImportDeclaration')
      for (const { local } of item.specifiers)
        if (item.source.value.startsWith('.')) imported.add(local.value);
    if (item.type !== 'VariableDeclaration') continue;
    for (const { id, init } of item.declarations)
      if (id.type === 'Identifier' && init) own.set(id.value, init);
  }
  const found: string[] = [];
  walk(body, (node) => {
    const sides = node.type === 'CallExpression' ? sidesOf(node) : undefined;
    const copied = sides && copiedNames(sides, { imported, own });
    if (copied) found.push(copied.join(' and '));
    return true;
  });
  return found;
}

/**
 * Returns the lists of a source: arrays of words, and objects whose values are words or numbers.
 * @param source TypeScript
 * @param file its path, for messages
 * @returns the lists, each with its items in one text, sorted
 */
export function listsOf(source: string, file: string): string[] {
  const lists: string[] = [];
  walk(parseSource(source, file), (node) => {
    const items =
      node.type === 'ArrayExpression' || node.type === 'ObjectExpression' ? literalItems(node) : undefined;
    const different = [...new Set(items)];
    if (different.length >= MIN_LENGTH) lists.push(different.sort().join(', '));
    return true;
  });
  return lists;
}

/** Returns the two sides that `expect(…).toEqual(…)` compares. */
function sidesOf({ callee, arguments: [expected] }: CallExpression): readonly Expression[] | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !expected)
    return undefined;
  if (!COMPARES.test(callee.property.value)) return undefined;
  let { object } = callee;
  while (object.type === 'MemberExpression') object = object.object;
  if (object.type !== 'CallExpression' || object.callee.type !== 'Identifier') return undefined;
  const [actual] = object.arguments;
  return object.callee.value === 'expect' && actual ? [actual.expression, expected.expression] : undefined;
}

/** Returns the imported names of which two sides consist; undefined if they compare a result. */
function copiedNames(sides: readonly Expression[], names: Names): readonly string[] | undefined {
  const [one, other] = sides.map((side) => rootsOf(side, names));
  if (one && other) {
    const all = [...new Set([...one, ...other])];
    // A list may be compared with itself, such as its length with that of its set.
    return all.length > 1 ? all : undefined;
  }
  const constant = one ?? other;
  if (!constant?.every((name) => CONSTANT.test(name))) return undefined;
  const isWritten = sides.some((side) => (literalItems(resolved(side, names)) ?? []).length >= MIN_LENGTH);
  return isWritten ? constant : undefined;
}

function resolved(node: Expression, { own }: Names): Expression {
  const inner = bare(node);
  return bare((inner.type === 'Identifier' && own.get(inner.value)) || inner);
}

/** Returns the imported names of which a value consists, in any order; undefined if anything is computed. */
function rootsOf(value: Expression, names: Names): readonly string[] | undefined {
  const node = bare(value);
  switch (node.type) {
    case 'Identifier': {
      if (names.imported.has(node.value)) return [node.value];
      const set = names.own.get(node.value);
      return set && rootsOf(set, { ...names, own: new Map() });
    }
    case 'MemberExpression':
      return rootsOf(node.object, names);
    case 'ArrayExpression':
      return joined(
        node.elements.map((item) => (item?.spread ? rootsOf(item.expression, names) : undefined)),
      );
    case 'NewExpression':
      return node.callee.type === 'Identifier' && /^(?:Set|Map)$/.test(node.callee.value)
        ? joined((node.arguments ?? []).map(({ expression }) => rootsOf(expression, names)))
        : undefined;
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
      if (!REORDERS.test(callee.property.value)) return undefined;
      const isOfObject = callee.object.type === 'Identifier' && callee.object.value === 'Object';
      const [first] = node.arguments;
      return isOfObject && first ? rootsOf(first.expression, names) : rootsOf(callee.object, names);
    }
    default:
      return undefined;
  }
}

function joined(parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/**
 * Returns the items of a list of literals, those of an object with their keys; undefined if any item is not a literal.
 */
function literalItems(node: Expression): readonly string[] | undefined {
  const items =
    node.type === 'ArrayExpression'
      ? node.elements.map((item) =>
          item?.expression.type === 'StringLiteral' ? item.expression.value : undefined,
        )
      : node.type === 'ObjectExpression'
        ? node.properties.map((item) => {
            if (
              item.type !== 'KeyValueProperty' ||
              !/^(?:String|Numeric|Boolean)Literal$/.test(item.value.type)
            )
              return undefined;
            const key = 'value' in item.key ? item.key.value : '';
            return 'value' in item.value ? `${key}: ${item.value.value}` : undefined;
          })
        : [undefined];
  return items.every((item) => item !== undefined) ? items : undefined;
}
