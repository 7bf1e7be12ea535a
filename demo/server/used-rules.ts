import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';

/** Pseudo-classes in whose brackets one selector has to match; those of `:not()` must not. */
const ANY_OF: ReadonlySet<string> = new Set([':is', ':where', ':has']);

/** The block of a class in BEM notation: `teaser` of `teaser__meta` and of `teaser--row`. */
export function blockOf(className: string): string {
  return className.split(/__|--/, 1)[0] ?? className;
}

/**
 * Leaves out the rules that no element of a page can match by its classes.
 * @param css minified stylesheet
 * @param blocks the blocks of the page's classes, see {@link blockOf}: an element or a modifier that a script adds to a
 * block of the page keeps its rules
 */
export function usedRules(css: string, blocks: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => canMatch(selector, blocks));
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < selectors.length) rule.selector = kept.map(String).join();
  });
  return root.toString();
}

function removeWithEmptyParents(node: postcss.ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as postcss.AtRule);
}

function canMatch(selector: parseSelectors.Selector, blocks: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return blocks.has(blockOf(node.value));
    if (node.type !== 'pseudo' || !ANY_OF.has(node.value)) return true;
    return node.nodes.some((inner) => canMatch(inner, blocks));
  });
}
