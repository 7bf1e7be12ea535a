/** The metadata in a page's head, for features that replace the page's content by another page's. */
export interface PageHead {
  readonly title: string;
  /** The values of {@link FIELDS}, in their order; undefined if the page has none. */
  readonly fields: readonly (string | undefined)[];
}

/** The metadata used when the page is shared, printed or bookmarked. */
const FIELDS = [
  ['link[rel="canonical"]', 'href'],
  ['meta[name="description"]', 'content'],
  ['meta[property="og:title"]', 'content'],
  ['meta[property="og:description"]', 'content'],
  ['meta[property="og:url"]', 'content'],
  ['meta[property="og:image"]', 'content'],
] as const;

/** @param root a page's document: the current one or a parsed one */
export function readHead(root: Document): PageHead {
  return {
    title: root.title,
    fields: FIELDS.map(
      ([selector, name]) => root.head?.querySelector(selector)?.getAttribute(name) ?? undefined,
    ),
  };
}

/**
 * Copies the metadata of another page to the current one. Fields that the other page does not have become empty; fields
 * without an element in this page are not added.
 */
export function writeHead({ title, fields }: PageHead): void {
  document.title = title;
  for (const [index, [selector, name]] of FIELDS.entries()) {
    document.head.querySelector(selector)?.setAttribute(name, fields[index] ?? '');
  }
}
