import { bare, parseSource } from '../../build/texts/parse.ts';
import { createElementRules } from './yields-elements.mjs';

/** Components that render their children without an element around them. */
const TRANSPARENT = /^(Suspense|StrictMode|Fragment|\w*Provider)$/;

const ALONE = 'A text is the only child of its element: put it in an element of its own.';
const LIST = 'A list of texts has no element for each of them.';
const RETURNED = 'A component returns elements: its text may get siblings where it is used.';

/**
 * Finds texts that a page translator would take from React. A translator replaces text nodes by elements. React writes the
 * only text of an element through that element, which goes on working; a text beside other children it holds as a node,
 * which has then left the page: the text freezes, and removing it, or inserting before it, throws.
 * @param {string} source TypeScript with JSX
 * @param {string} file its path, for messages
 * @returns {string[]} a line for each: `path:line: what is wrong: source`
 */
export function findSharedTexts(source, file) {
  // Positions count in bytes, on from the last source that was parsed.
  const body = parseSource(`0;${source}`, file);
  const from = body[0].span.start + 2;
  const bytes = Buffer.from(source);
  const { yieldsElements, returnsElements } = createElementRules(body);
  const faults = [];
  const report = ({ span }, message) => {
    const before = bytes.subarray(0, span.start - from).toString();
    const line = before.split('\n').length;
    faults.push(`${file}:${line}: ${message} ${source.split('\n')[line - 1].trim()}`);
  };

  walk(body, (node, parent) => {
    if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.identifier.value)) {
      if (!returnsElements(node)) report(node, RETURNED);
    }
    // A fragment among children belongs to the element around it.
    if (node.type === 'JSXElement' || (node.type === 'JSXFragment' && !parent?.type.startsWith('JSX'))) {
      judgeChildren(node);
    }
  });
  return faults;

  function judgeChildren(node) {
    const children = childrenOf(node);
    const isAlone = children.length === 1 && children[0].parent === node && hasElement(node);
    const isFixed = children.every(({ child }) => isPlain(child) || isSpace(child));
    for (const { child } of children) {
      if (child.type === 'JSXElement' || (isFixed && isSpace(child))) continue;
      const expression = child.type === 'JSXExpressionContainer' ? bare(child.expression) : undefined;
      if (expression && yieldsElements(expression)) continue;
      if (!isAlone) report(child, ALONE);
      else if (expression && isMap(expression)) report(child, LIST);
    }
  }
}

const hasElement = ({ opening }) => opening?.name !== undefined && !TRANSPARENT.test(nameOf(opening.name));

const nameOf = (name) => (name.type === 'JSXMemberExpression' ? name.property.value : (name.value ?? ''));

/** An element of HTML, which stays where it is. */
const isPlain = ({ type, opening }) => type === 'JSXElement' && /^[a-z]/.test(nameOf(opening.name));

/** A space between elements, which nobody translates. */
const isSpace = ({ type, value, expression }) =>
  (type === 'JSXText' ? value : expression?.type === 'StringLiteral' && expression.value)?.trim?.() === '';

const isMap = ({ type, callee }) =>
  type === 'CallExpression' && /^(flatMap|map)$/.test(callee.property?.value);

/** The children that render something, with those of fragments among them. */
function childrenOf(parent) {
  return parent.children.flatMap((child) => {
    if (child.type === 'JSXFragment') return childrenOf(child);
    // Spaces with a line break are the layout of the source.
    if (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) return [];
    if (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression') return [];
    return [{ child, parent }];
  });
}

function walk(node, visit, parent) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit, parent);
  else if (node && typeof node === 'object') {
    if (node.type) visit(node, parent);
    for (const value of Object.values(node)) walk(value, visit, node.type ? node : parent);
  }
}
