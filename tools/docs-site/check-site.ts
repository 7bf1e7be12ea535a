import { posix } from 'node:path';
import { PLACEHOLDER } from './make-relative.ts';

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;
const LOADED = /<(?:link|script|img|iframe|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * Returns the problems of the rendered documents: broken links and anchors, and files that a page loads from elsewhere.
 * @param files the site's texts by path from its root
 */
export function siteFaults(files: ReadonlyMap<string, string>): string[] {
  const pages = [...files].filter(([path]) => path.endsWith('.html') && path !== '404.html');
  const ids = new Map(
    pages.map(([path, html]) => [path, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]),
  );
  const rest = [...files].filter(([, text]) => text.includes(PLACEHOLDER));
  return [
    ...rest.map(([path]) => `${path} has an address that is bound to ${PLACEHOLDER}`),
    ...pages.flatMap(([path, html]) => [
      ...[...html.matchAll(LINK)].flatMap(([, href = '']) => linkFault(path, href, files, ids) ?? []),
      ...[...html.matchAll(LOADED)].flatMap(([, address = '']) =>
        ELSEWHERE.test(address) ? [`${path} loads ${address}`] : [],
      ),
    ]),
  ];
}

function linkFault(
  page: string,
  href: string,
  files: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, ReadonlySet<string | undefined>>,
): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  const [address = '', anchor] = href.split('#').map(decodeURIComponent);
  const linked = address === '' ? page : posix.join(posix.dirname(page), address);
  const file = linked.endsWith('/') || linked === '.' ? posix.join(linked, 'index.html') : linked;
  if (!files.has(file)) return `${page} links to ${href}, and there is no such file`;
  if (anchor && ids.has(file) && !ids.get(file)?.has(anchor))
    return `${page} links to ${href}, and that page has no such heading`;
  return undefined;
}
