/**
 * Returns the address of a page of docs/ in the rendered documents.
 * @param path the path from the root of the package, such as `docs/reference/findings.md#loader`, or an address
 * @param base the address of the rendered documents; without it the path is returned
 */
export function docsAddress(path: string, base: string | undefined): string {
  if (base === undefined || !path.startsWith('docs/')) return path;
  const page = path.slice('docs/'.length).replace(/\.md(?=#|$)/, '.html');
  return new URL(page, base.endsWith('/') ? base : `${base}/`).href;
}
