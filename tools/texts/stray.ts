import type {
  CallExpression,
  Expression,
  JSXAttribute,
  JSXElementChild,
  MemberExpression,
  ModuleItem,
} from '@swc/core';
import { bare } from '../../build/texts/parse.ts';
import { type SyntaxNode, walk } from '../lint/walk.ts';

/** Attributes whose value is visible or read aloud. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|aria(Label|Description|ValueText)|title|alt|placeholder|textContent|innerText)$/;
/** Attributes of components that are read aloud; other objects have a `label` that is not shown. */
const LABEL = /^label$/;
const WORD = /\p{L}{2,}/u;

/**
 * Finds texts for readers that are in the code instead of a file of texts: words in JSX, in a spoken attribute or
 * property, and in `setAttribute`.
 * @param statements from `parseSource`
 */
export function strayTexts(statements: readonly ModuleItem[]): string[] {
  const found: string[] = [];
  walk(statements, (node) => {
    found.push(...textsOf(node).filter((text) => WORD.test(text)));
    return true;
  });
  return found;
}

/** Methods that insert their arguments into the page as text. */
const WRITERS = /^(append|prepend|before|after|replaceChildren|replaceWith|createTextNode)$/;

/** Returns the texts of a node that readers see or hear. */
function textsOf(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.flatMap(childTexts);
    case 'JSXAttribute':
      return attributeTexts(node);
    case 'KeyValueProperty':
      return 'value' in node.key && SPOKEN.test(String(node.key.value)) ? literals(node.value) : [];
    case 'AssignmentExpression':
      return SPOKEN.test(nameIn(node.left)) ? literals(node.right) : [];
    case 'CallExpression':
      return writtenTexts(node);
    default:
      return [];
  }
}

function childTexts(child: JSXElementChild): string[] {
  if (child.type === 'JSXText') return [child.value.trim()];
  return child.type === 'JSXExpressionContainer' ? literals(child.expression) : [];
}

function attributeTexts({ name, value }: JSXAttribute): string[] {
  if (!value || name.type !== 'Identifier' || !(SPOKEN.test(name.value) || LABEL.test(name.value))) return [];
  return literals(value.type === 'JSXExpressionContainer' ? value.expression : value);
}

function writtenTexts({ callee, arguments: given }: CallExpression): string[] {
  const values = given.map(({ expression }) => expression);
  const method = nameIn(callee);
  if (WRITERS.test(method)) return values.flatMap(literals);
  const [attribute, value] = values;
  const isSpoken = attribute?.type === 'StringLiteral' && SPOKEN.test(attribute.value);
  return method === 'setAttribute' && isSpoken ? literals(value) : [];
}

/** Returns the property in `a.b`; an empty text for anything else. */
function nameIn(node: { readonly type: string }): string {
  return isMember(node) && node.property.type === 'Identifier' ? node.property.value : '';
}

function isMember(node: { readonly type: string }): node is MemberExpression {
  return node.type === 'MemberExpression';
}

/** Returns the words that an expression may yield, without those in calls inside it. */
function literals(node: Expression | undefined): string[] {
  const part = bare(node);
  switch (part?.type) {
    case 'StringLiteral':
      return [part.value];
    case 'TemplateLiteral':
      return part.quasis.map(({ cooked = '' }) => cooked);
    case 'ConditionalExpression':
      return [...literals(part.consequent), ...literals(part.alternate)];
    case 'BinaryExpression':
      return part.operator === '+' || /^(\?\?|\|\||&&)$/.test(part.operator)
        ? [...literals(part.left), ...literals(part.right)]
        : [];
    default:
      return [];
  }
}
