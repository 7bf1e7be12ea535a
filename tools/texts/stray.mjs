import { bare } from '../../build/texts/parse.ts';

/** Attributes whose value a reader sees or hears. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|aria(Label|Description|ValueText)|title|alt|placeholder|textContent|innerText)$/;
/** Also names of an element's own attributes, and of many other things. */
const LABEL = /^label$/;
const WORD = /\p{L}{2,}/u;

/**
 * Texts that a reader gets and that stand in the code: words in JSX, in a spoken attribute or property, and in
 * `setAttribute`.
 * @param {object[]} statements of `parseSource`
 * @returns {string[]} the texts
 */
export function strayTexts(statements) {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    found.push(...(FINDERS[node.type]?.(node) ?? []).filter((text) => WORD.test(text)));
    for (const [name, child] of Object.entries(node)) if (name !== 'span') visit(child);
  };
  visit(statements);
  return found;
}

/** Methods that put their words into the page. */
const WRITERS = /^(append|prepend|before|after|replaceChildren|replaceWith|createTextNode)$/;

const FINDERS = {
  JSXElement: ({ children }) => children.flatMap(childTexts),
  JSXFragment: ({ children }) => children.flatMap(childTexts),
  JSXAttribute: ({ name, value }) =>
    SPOKEN.test(name.value) || LABEL.test(name.value) ? literals(contentOf(value)) : [],
  KeyValueProperty: ({ key, value }) => (SPOKEN.test(key.value) ? literals(value) : []),
  AssignmentExpression: ({ left, right }) => (SPOKEN.test(left.property?.value) ? literals(right) : []),
  CallExpression: ({ callee, arguments: given }) => {
    const values = given.map(({ expression }) => expression);
    const method = callee.property?.value ?? '';
    if (WRITERS.test(method)) return values.flatMap(literals);
    return method === 'setAttribute' && SPOKEN.test(values[0]?.value) ? literals(values[1]) : [];
  },
};

function childTexts(child) {
  if (child.type === 'JSXText') return [child.value.trim()];
  return child.type === 'JSXExpressionContainer' ? literals(child.expression) : [];
}

const contentOf = (value) => (value?.type === 'JSXExpressionContainer' ? value.expression : value);

/** The words that an expression may give, without those of calls in it. */
function literals(node) {
  const part = bare(node);
  switch (part?.type) {
    case 'StringLiteral':
      return [part.value];
    case 'TemplateLiteral':
      return part.quasis.map(({ cooked }) => cooked);
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
