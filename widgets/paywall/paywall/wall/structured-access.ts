/** The access to a page in its structured data (schema.org, `isAccessibleForFree`). */
export interface StructuredAccess {
  /** Undefined if the page does not declare it. */
  readonly isFree: boolean | undefined;
  /** The selectors of the parts that are not free, from `cssSelector`. */
  readonly lockedParts: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;

/**
 * Reads the access that the CMS declares to search engines. A wall never contradicts it: showing crawlers what visitors
 * do not see is cloaking.
 * @param blocks the texts of the page's JSON-LD
 */
export function structuredAccess(blocks: readonly string[]): StructuredAccess {
  const nodes = blocks.flatMap(parse).filter((node) => 'isAccessibleForFree' in node || 'hasPart' in node);
  const parts = nodes.flatMap(({ hasPart }) => [hasPart].flat()).filter(isNode);
  const lockedParts = parts
    .filter((part) => isFree(part.isAccessibleForFree) === false)
    .flatMap(({ cssSelector }) => [cssSelector].flat())
    .filter((selector): selector is string => typeof selector === 'string' && selector !== '');
  const declared = nodes.map((node) => isFree(node.isAccessibleForFree)).filter((free) => free !== undefined);
  return { isFree: declared.length === 0 ? undefined : declared.every(Boolean), lockedParts };
}

/** Reads a boolean, or a string that some CMSes write instead. */
function isFree(value: unknown): boolean | undefined {
  const word = String(value).toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

function parse(text: string): Node[] {
  try {
    return nodesIn(JSON.parse(text));
  } catch {
    return [];
  }
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return Array.isArray(value['@graph']) ? value['@graph'].filter(isNode) : [value];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
