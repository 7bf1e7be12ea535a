import { bare } from './parse.mjs';

/**
 * @typedef {object} KeyedText
 * @property {string} key the declaration's name, with those of the properties that lead to the text: `STEPS.0.title`
 * @property {string} text parameters as `{name}`, a choice between words as `{this|that}`
 */

/** Controls that no reader sees: the isolates around a name, and spaces that do not break. */
const INVISIBLE = /[\u2066-\u2069]/g;
const FIXED_SPACE = /\u00A0/g;

/**
 * The texts in a file of texts, in its order. A text that consists of parameters alone is left out.
 * @param {object[]} statements of `parseSource`
 * @returns {KeyedText[]}
 */
export function readTexts(statements) {
  return statements
    .flatMap((statement) => readStatement(statement))
    .filter(({ text }) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')));
}

function readStatement(statement, key = '') {
  if (statement.type === 'ExportDeclaration') return readStatement(statement.declaration, key);
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id, init }) => readValue(init, joined(key, id.value)));
  if (statement.type === 'FunctionDeclaration')
    return readValue(statement.body, joined(key, statement.identifier.value));
  return [];
}

const joined = (key, name) => (key ? `${key}.${name}` : String(name));

/** How each kind of node leads to texts; conditions, types and arguments of calls do not. */
const VALUES = {
  StringLiteral: ({ value }, key) => [{ key, text: clean(value) }],
  TemplateLiteral: (node, key) => [{ key, text: clean(templateText(node)) }],
  BinaryExpression: (node, key) => {
    if (node.operator === '+') return [{ key, text: clean(partText(node)) }];
    return /^(\?\?|\|\||&&)$/.test(node.operator) ? readAll([node.left, node.right], key) : [];
  },
  ConditionalExpression: ({ consequent, alternate }, key) => readAll([consequent, alternate], key),
  ObjectExpression: ({ properties }, key) =>
    properties.flatMap((property) =>
      property.type === 'KeyValueProperty'
        ? readValue(property.value, joined(key, property.key.value))
        : readValue(property.body, joined(key, property.key?.value)),
    ),
  ArrayExpression: ({ elements }, key) =>
    elements.flatMap((element, index) => readValue(element?.expression, joined(key, index))),
  NewExpression: ({ callee, arguments: given }, key) =>
    callee.value === 'Map' ? readPairs(bare(given?.[0]?.expression), key) : [],
  MemberExpression: ({ object }, key) => readValue(object, key),
  ArrowFunctionExpression: ({ body }, key) => readValue(body, key),
  FunctionExpression: ({ body }, key) => readValue(body, key),
  FunctionBody: ({ stmts }, key) => readAll(stmts, key),
  BlockStatement: ({ stmts }, key) => readAll(stmts, key),
  ReturnStatement: ({ argument }, key) => readValue(argument, key),
  IfStatement: ({ consequent, alternate }, key) => readAll([consequent, alternate], key),
  SwitchStatement: ({ cases }, key) =>
    readAll(
      cases.flatMap(({ consequent }) => consequent),
      key,
    ),
  VariableDeclaration: readStatement,
};

const readAll = (nodes, key) => nodes.flatMap((node) => readValue(node, key));

function readValue(node, key) {
  const value = bare(node);
  return VALUES[value?.type]?.(value, key) ?? [];
}

function readPairs(pairs, key) {
  return (pairs?.elements ?? []).flatMap(({ expression }) => {
    const [name, value] = bare(expression).elements ?? [];
    return readValue(value?.expression, joined(key, name?.expression.value));
  });
}

const clean = (text) => text.replace(INVISIBLE, '').replace(FIXED_SPACE, ' ');

function templateText({ quasis, expressions }) {
  return quasis
    .map(({ cooked }, at) => cooked + (at < expressions.length ? partText(expressions[at]) : ''))
    .join('');
}

/** A part of a text: a word as it is, a choice as `{this|that}`, anything else as the name of a parameter. */
function partText(node) {
  const part = bare(node);
  if (part.type === 'StringLiteral') return part.value;
  if (part.type === 'TemplateLiteral') return templateText(part);
  if (part.type === 'BinaryExpression' && part.operator === '+' && hasText(part))
    return partText(part.left) + partText(part.right);
  if (part.type === 'ConditionalExpression') return `{${choices(part).join('|')}}`;
  return `{${parameterName(part) ?? '…'}}`;
}

/** The words of a choice, of nested ones too. */
function choices(node) {
  const part = bare(node);
  if (part.type !== 'ConditionalExpression') return [partText(part)];
  return [...choices(part.consequent), ...choices(part.alternate)];
}

function hasText(node) {
  const part = bare(node);
  if (part.type === 'BinaryExpression') return hasText(part.left) || hasText(part.right);
  return part.type === 'StringLiteral' || part.type === 'TemplateLiteral';
}

/** What a value is called: `count` for `count`, `peak.count`, `number.format(count)` and `count + 1`. */
function parameterName(node) {
  const part = bare(node);
  if (part?.type === 'Identifier') return part.value;
  if (part?.type === 'MemberExpression') return part.property.value ?? parameterName(part.object);
  if (part?.type === 'BinaryExpression') return parameterName(part.left) ?? parameterName(part.right);
  if (part?.type !== 'CallExpression') return undefined;
  const callee = bare(part.callee);
  const ofArguments = part.arguments.map(({ expression }) => parameterName(expression)).find(Boolean);
  return ofArguments ?? parameterName(callee.object ?? callee);
}
