import { warn } from '../../runtime/log/log.ts';

/** The article's data in a page's JSON-LD (schema.org) [page-metadata-2]; empty if the page has none. */
export interface StructuredData {
  readonly headline: string;
  readonly author: readonly { readonly name: string }[];
  /** Types without their "type:" prefix. */
  readonly keywords: readonly string[];
  /** The time as sent, in ISO 8601. */
  readonly datePublished: string;
  readonly articleSection: string;
}

type Node = Readonly<Record<string, unknown>>;

const EMPTY: StructuredData = Object.freeze({
  headline: '',
  author: [],
  keywords: [],
  datePublished: '',
  articleSection: '',
});

/**
 * Reads JSON-LD: a node, a list of nodes or an `@graph`; the first node with a headline is the article.
 * @param text the JSON
 * @returns the article's data; empty if the text does not parse or holds no article [page-metadata-2]
 */
export function parseStructuredData(text: string): StructuredData {
  return articleIn(parseNodes(text) ?? []);
}

/**
 * Reads the `script[type="application/ld+json"]` blocks of a page. One that does not parse is treated as empty, with a
 * warning for the CMS author.
 * @param root the document, or a part of it
 */
export function readStructuredData(root: ParentNode): StructuredData {
  const blocks = [...root.querySelectorAll('script[type="application/ld+json"]')];
  const nodes = blocks.flatMap((block) => {
    const found = parseNodes(block.textContent ?? '');
    if (!found) warn('page', 'A script[type="application/ld+json"] does not parse and is treated as empty.');
    return found ?? [];
  });
  return articleIn(nodes);
}

function parseNodes(text: string): Node[] | undefined {
  try {
    return nodesIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return Array.isArray(value['@graph']) ? value['@graph'].filter(isNode) : [value];
}

function articleIn(nodes: readonly Node[]): StructuredData {
  const article = nodes.find((node) => textOf(node.headline));
  if (!article) return EMPTY;
  return {
    headline: textOf(article.headline),
    author: listOf(article.author)
      .map(nameOf)
      .filter(({ name }) => name),
    keywords: keywordsOf(article.keywords),
    datePublished: textOf(article.datePublished),
    articleSection: textOf(listOf(article.articleSection)[0]),
  };
}

/** schema.org allows a list as well as one comma-separated text. */
function keywordsOf(value: unknown): string[] {
  const words = typeof value === 'string' ? value.split(',') : listOf(value).map(textOf);
  return words.map((word) => word.trim().replace(/^type:\s*/, '')).filter(Boolean);
}

function nameOf(author: unknown): { name: string } {
  return { name: textOf(isNode(author) ? author.name : author) };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
