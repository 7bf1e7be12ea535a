import type {
  Expression,
  HasSpan,
  JSXElement,
  JSXElementChild,
  JSXElementName,
  JSXFragment,
} from '@swc/core';
import { bare, parseSource } from '../../build/texts/parse.ts';
import { walk } from './walk.ts';
import { createElementRules } from './yields-elements.ts';

/** Components that render their children without an element around them. */
const TRANSPARENT = /^(Suspense|StrictMode|Fragment|\w*Provider)$/;

const ALONE = 'A text is the only child of its element: put it in an element of its own.';
const LIST = 'A list of texts has no element for each of them.';
const RETURNED = 'A component returns elements: its text may get siblings where it is used.';

/**
 * Finds texts that React would lose to a page translator. A translator replaces text nodes by elements. React sets the
 * only text of an element through that element, which keeps working; but for a text next to other children it keeps the
 * text node, which is then no longer on the page: the text does not change any more, and removing it, or inserting
 * before it, throws.
 * @param source TypeScript with JSX
 * @param file its path, for messages
 * @returns a line for each: `path:line: problem: source`
 */
export function findSharedTexts(source: string, file: string): string[] {
  // Positions count in bytes, continuing from the last source that was parsed.
  const body = parseSource(`0;${source}`, file);
  const [first] = body;
  const from = first && 'span' in first ? first.span.start + 2 : 0;
  const bytes = Buffer.from(source);
  const { yieldsElements, returnsElements } = createElementRules(body);
  const faults: string[] = [];
  const report = ({ span }: HasSpan, message: string) => {
    const before = bytes.subarray(0, span.start - from).toString();
    const line = before.split('\n').length;
    faults.push(`${file}:${line}: ${message} ${source.split('\n')[line - 1]?.trim()}`);
  };

  walk(body, (node, parent) => {
    if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.identifier.value)) {
      if (!returnsElements(node)) report(node, RETURNED);
    }
    // A fragment among children belongs to the element around it.
    if (node.type === 'JSXElement' || (node.type === 'JSXFragment' && !parent?.type.startsWith('JSX'))) {
      checkChildren(node);
    }
    return true;
  });
  return faults;

  function checkChildren(node: JSXParent): void {
    const children = childrenOf(node);
    const isAlone = children.length === 1 && children[0]?.parent === node && hasElement(node);
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

type JSXParent = JSXElement | JSXFragment;

/** A child that renders something, with the element or fragment that directly contains it. */
interface RenderedChild {
  readonly child: Exclude<JSXElementChild, JSXFragment>;
  readonly parent: JSXParent;
}

const hasElement = (node: JSXParent) =>
  node.type === 'JSXElement' && !TRANSPARENT.test(nameOf(node.opening.name));

function nameOf(name: JSXElementName): string {
  if (name.type === 'JSXMemberExpression') return name.property.value;
  return name.type === 'Identifier' ? name.value : '';
}

/** Whether it is an HTML element, which a translator does not replace. */
const isPlain = (child: JSXElementChild) =>
  child.type === 'JSXElement' && /^[a-z]/.test(nameOf(child.opening.name));

/** Whether it is a space between elements, which is not translated. */
function isSpace(child: JSXElementChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '';
  if (child.type !== 'JSXExpressionContainer' || child.expression.type !== 'StringLiteral') return false;
  return child.expression.value.trim() === '';
}

function isMap(expression: Expression): boolean {
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return false;
  const { property } = expression.callee;
  return property.type === 'Identifier' && /^(flatMap|map)$/.test(property.value);
}

/** Returns the children that render something, including those of fragments among them. */
function childrenOf(parent: JSXParent): readonly RenderedChild[] {
  return parent.children.flatMap((child): readonly RenderedChild[] => {
    if (child.type === 'JSXFragment') return childrenOf(child);
    // Spaces with a line break are the layout of the source.
    if (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) return [];
    if (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression') return [];
    return [{ child, parent }];
  });
}
