const MARKED = /\/(?:sectie|index|blog|dossier|rubriek|redactie|serie)\/([^/]+)/;
const TWO_SEGMENTS = /^\/([^/]+)\/[^/]+\/?$/;

/** Words that do not describe a page's subject [page-metadata-4]. */
const MEANINGLESS: ReadonlySet<string> = new Set(['nieuws', 'artikel', '-', '']);

/**
 * The page's categories: the slug behind `/sectie/`, `/index/`, `/blog/`, `/dossier/`, `/rubriek/`, `/redactie/` or
 * `/serie/`, and on a path of two segments (whichever they are) also the first of them [page-metadata-3], cleaned by
 * {@link cleanCategories}.
 * @param path the address's path, percent-encoded as in the browser's `location`
 */
export function pageCategories(path: string): string[] {
  const found = [MARKED.exec(path)?.[1], TWO_SEGMENTS.exec(path)?.[1]];
  return cleanCategories(found.map((segment) => decode(segment ?? '')));
}

/** Removes meaningless words and duplicates, and writes '&' as 'en' [page-metadata-4]. */
export function cleanCategories(words: readonly string[]): string[] {
  const clean = words.map((word) => word.trim().replaceAll('&', 'en'));
  return [...new Set(clean)].filter((word) => !MEANINGLESS.has(word));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
