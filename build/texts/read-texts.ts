import type {
  ConditionalExpression,
  Expression,
  ExprOrSpread,
  Fn,
  ModuleItem,
  ObjectExpression,
  Statement,
  TemplateLiteral,
  VariableDeclaration,
} from '@swc/core';
import { patternName, propertyName } from './parameters.ts';
import { bare } from './parse.ts';

export interface KeyedText {
  /** The declaration's name, with those of the properties that lead to the text: `STEPS.0.title`. */
  key: string;
  /** The text, with parameters as `{name}` and a choice between words as `{this|that}`. */
  text: string;
}

/** Invisible control characters: the isolates around a name, and non-breaking spaces. */
const INVISIBLE = /[\u2066-\u2069]/g;
const FIXED_SPACE = /\u00A0/g;

/**
 * The texts in a file of texts, in its order. A text that consists of parameters alone is left out.
 * @param statements from `parseSource`
 */
export function readTexts(statements: readonly ModuleItem[]): KeyedText[] {
  return statements
    .flatMap((statement) => readDeclaration(statement))
    .filter(({ text }) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')));
}

function readDeclaration(statement: ModuleItem): KeyedText[] {
  if (statement.type === 'ExportDeclaration') return readDeclaration(statement.declaration);
  if (statement.type === 'VariableDeclaration') return readVariables(statement, '');
  if (statement.type === 'FunctionDeclaration') return readBody(statement.body, statement.identifier.value);
  return [];
}

function readVariables({ declarations }: VariableDeclaration, key: string): KeyedText[] {
  return declarations.flatMap(({ id, init }) => readValue(init, joined(key, patternName(id))));
}

const joined = (key: string, name: string | number | undefined) => (key ? `${key}.${name}` : String(name));

/** Finds the texts in each kind of statement of a function. */
function readStatement(statement: Statement | undefined, key: string): KeyedText[] {
  switch (statement?.type) {
    case 'BlockStatement':
      return readBody(statement, key);
    case 'ReturnStatement':
      return readValue(statement.argument, key);
    case 'IfStatement':
      return [statement.consequent, statement.alternate].flatMap((branch) => readStatement(branch, key));
    case 'SwitchStatement':
      return statement.cases.flatMap(({ consequent }) =>
        consequent.flatMap((inner) => readStatement(inner, key)),
      );
    case 'VariableDeclaration':
      return readVariables(statement, key);
    default:
      return [];
  }
}

function readBody(body: Fn['body'], key: string): KeyedText[] {
  return (body?.stmts ?? []).flatMap((statement) => readStatement(statement, key));
}

/** Finds the texts in each kind of expression; conditions, types and arguments of calls contain none. */
function readValue(given: Expression | undefined, key: string): KeyedText[] {
  const value = bare(given);
  switch (value?.type) {
    case 'StringLiteral':
      return [{ key, text: clean(value.value) }];
    case 'TemplateLiteral':
      return [{ key, text: clean(templateText(value)) }];
    case 'BinaryExpression':
      if (value.operator === '+') return [{ key, text: clean(partText(value)) }];
      return /^(\?\?|\|\||&&)$/.test(value.operator) ? readBoth(value.left, value.right, key) : [];
    case 'ConditionalExpression':
      return readBoth(value.consequent, value.alternate, key);
    case 'ObjectExpression':
      return readProperties(value, key);
    case 'ArrayExpression':
      return value.elements.flatMap((element, index) => readValue(element?.expression, joined(key, index)));
    case 'NewExpression': {
      const isMap = value.callee.type === 'Identifier' && value.callee.value === 'Map';
      return isMap ? readPairs(value.arguments?.[0]?.expression, key) : [];
    }
    case 'MemberExpression':
      return readValue(value.object, key);
    case 'ArrowFunctionExpression':
      return 'stmts' in value.body ? readBody(value.body, key) : readValue(value.body, key);
    case 'FunctionExpression':
      return readBody(value.body, key);
    default:
      return [];
  }
}

const readBoth = (left: Expression, right: Expression, key: string) => [
  ...readValue(left, key),
  ...readValue(right, key),
];

function readProperties({ properties }: ObjectExpression, key: string): KeyedText[] {
  return properties.flatMap((property) => {
    if (property.type === 'KeyValueProperty')
      return readValue(property.value, joined(key, propertyName(property.key)));
    return 'body' in property ? readBody(property.body, joined(key, propertyName(property.key))) : [];
  });
}

function readPairs(pairs: Expression | undefined, key: string): KeyedText[] {
  return elementsOf(pairs).flatMap((pair) => {
    const [name, value] = elementsOf(pair?.expression);
    const label = name && 'value' in name.expression ? String(name.expression.value) : undefined;
    return readValue(value?.expression, joined(key, label));
  });
}

function elementsOf(node: Expression | undefined): (ExprOrSpread | undefined)[] {
  const list = bare(node);
  return list?.type === 'ArrayExpression' ? list.elements : [];
}

const clean = (text: string) => text.replace(INVISIBLE, '').replace(FIXED_SPACE, ' ');

function templateText({ quasis, expressions }: TemplateLiteral): string {
  return quasis
    .map(({ cooked }, at) => {
      const part = expressions[at];
      return `${cooked}${part ? partText(part) : ''}`;
    })
    .join('');
}

/** A part of a text: a literal as it is, a choice as `{this|that}`, anything else as the name of a parameter. */
function partText(node: Expression): string {
  const part = bare(node);
  if (part.type === 'StringLiteral') return part.value;
  if (part.type === 'TemplateLiteral') return templateText(part);
  if (part.type === 'BinaryExpression' && part.operator === '+' && hasText(part))
    return partText(part.left) + partText(part.right);
  if (part.type === 'ConditionalExpression') return `{${choices(part).join('|')}}`;
  return `{${parameterName(part) ?? '…'}}`;
}

/** Returns the words of a choice, including nested ones. */
function choices({ consequent, alternate }: ConditionalExpression): string[] {
  return [consequent, alternate].flatMap((node) => {
    const part = bare(node);
    return part.type === 'ConditionalExpression' ? choices(part) : [partText(part)];
  });
}

function hasText(node: Expression): boolean {
  const part = bare(node);
  if (part.type === 'BinaryExpression') return hasText(part.left) || hasText(part.right);
  return part.type === 'StringLiteral' || part.type === 'TemplateLiteral';
}

/** Returns the name of a value: `count` for `count`, `peak.count`, `number.format(count)` and `count + 1`. */
function parameterName(node: Expression): string | undefined {
  const part = bare(node);
  switch (part.type) {
    case 'Identifier':
      return part.value;
    case 'MemberExpression':
      return part.property.type === 'Identifier' ? part.property.value : parameterName(part.object);
    case 'BinaryExpression':
      return parameterName(part.left) ?? parameterName(part.right);
    case 'CallExpression': {
      const ofArguments = part.arguments.map(({ expression }) => parameterName(expression)).find(Boolean);
      if (ofArguments || part.callee.type === 'Super' || part.callee.type === 'Import') return ofArguments;
      const callee = bare(part.callee);
      return parameterName(callee.type === 'MemberExpression' ? callee.object : callee);
    }
    default:
      return undefined;
  }
}
