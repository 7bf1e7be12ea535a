/** What the head of a page says about it, where a feature puts another page in its place. */
export interface PageHead {
  readonly title: string;
  /** The values of {@link FIELDS}, in their order; undefined where the page has none. */
  readonly fields: readonly (string | undefined)[];
}

/** What the page is known by where it is shared, printed or kept. */
const FIELDS = [
  ['link[rel="canonical"]', 'href'],
  ['meta[name="description"]', 'content'],
  ['meta[property="og:title"]', 'content'],
  ['meta[property="og:description"]', 'content'],
  ['meta[property="og:url"]', 'content'],
  ['meta[property="og:image"]', 'content'],
] as const;

/** @param root a page's document, the one on the screen or a parsed one */
export function readHead(root: Document): PageHead {
  return {
    title: root.title,
    fields: FIELDS.map(
      ([selector, name]) => root.head?.querySelector(selector)?.getAttribute(name) ?? undefined,
    ),
  };
}

/**
 * Makes the head of the page on the screen say what another one says. What the other does not say becomes empty; what
 * this page has no element for stays away.
 */
export function writeHead({ title, fields }: PageHead): void {
  document.title = title;
  for (const [index, [selector, name]] of FIELDS.entries()) {
    document.head.querySelector(selector)?.setAttribute(name, fields[index] ?? '');
  }
}
