import selectorParser, { type Node } from 'postcss-selector-parser';

/* A named selector matches few elements of a page: it has a class, or an attribute or a type that few elements have. */

/** Attributes and types of which a page may have hundreds; they do not count as names. */
const COMMON_ATTRIBUTE = /^(alt|class|dir|href|id|lang|src|style|title)$/;
const COMMON =
  /^(a|article|button|div|figure|form|h[1-6]|img|input|label|li|ol|p|picture|section|span|svg|time|ul)$/;

/** Whether the subject of a selector has a name. */
export function isNamed(selector: string): boolean {
  const compounds = compoundsOf(selector);
  return hasName(compounds.at(-1)?.nodes ?? []);
}

/** The part of a selector up to the nearest ancestor of the subject that has a name. */
export function namedAncestor(selector: string): string {
  const compounds = compoundsOf(selector);
  const at = compounds.findLastIndex(({ nodes }, index) => {
    const next = compounds[index + 1];
    return next !== undefined && /^[\s>]*$/.test(next.before) && hasName(nodes);
  });
  return compounds
    .slice(0, at + 1)
    .map(textOf)
    .join('')
    .trim();
}

/** The part of a selector before its subject. */
export function ancestorsOf(selector: string): string {
  return compoundsOf(selector).slice(0, -1).map(textOf).join('');
}

/** A part of a selector without combinators, and the combinator in front of it. */
interface Compound {
  readonly before: string;
  readonly nodes: Node[];
}

function textOf({ before, nodes }: Compound): string {
  return before + nodes.join('');
}

function compoundsOf(selector: string): Compound[] {
  const compounds: Compound[] = [{ before: '', nodes: [] }];
  for (const node of selectorParser().astSync(selector).first.nodes) {
    if (node.type === 'combinator') compounds.push({ before: String(node), nodes: [] });
    else compounds.at(-1)?.nodes.push(node);
  }
  return compounds;
}

/** @param nodes the nodes of one compound selector */
function hasName(nodes: readonly Node[]): boolean {
  return nodes.some(
    (node) =>
      node.type === 'class' ||
      (node.type === 'attribute' && !COMMON_ATTRIBUTE.test(node.attribute)) ||
      (node.type === 'tag' && !COMMON.test(node.value)) ||
      (node.type === 'pseudo' &&
        /^:(is|where)$/.test(node.value) &&
        node.nodes.every((argument) => isNamed(String(argument)))),
  );
}
