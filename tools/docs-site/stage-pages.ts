import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isElsewhere, mapLinks, mapProse } from '../links/map-links.ts';
import { OTHER_PAGES } from './navigation.ts';

/**
 * The pages of the site as Markdown. Links between them are adapted to their positions in the site; those to other
 * files of the repository become plain text.
 * @param root the product's folder
 * @returns the pages by path from the root of the site
 */
export function stagePages(root: string): Map<string, string> {
  const places = new Map(
    listSources(root).map((source) => [source, OTHER_PAGES[source] ?? source.replace(/^docs\//, '')]),
  );
  return new Map(
    [...places].map(([source, page]) => [
      page,
      mapProse(readFileSync(join(root, source), 'utf8'), (line) =>
        mapLinks(line, (target, link) => placedLink({ source, page, target, link, places })),
      ),
    ]),
  );
}

function listSources(root: string): string[] {
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'));
  return [...Object.keys(OTHER_PAGES), ...pages].filter((path) => existsSync(join(root, path))).sort();
}

function placedLink({
  source,
  page,
  target,
  link,
  places,
}: {
  readonly source: string;
  readonly page: string;
  readonly target: string;
  readonly link: string;
  readonly places: ReadonlyMap<string, string>;
}): string {
  if (isElsewhere(target) || target.startsWith('#')) return link;
  const [address = '', anchor] = target.split('#');
  const linked = places.get(posix.join(posix.dirname(source), decodeURIComponent(address)));
  if (linked === undefined) return link.slice(link.indexOf('[') + 1, link.lastIndexOf(']('));
  const path = posix.relative(posix.dirname(page), linked);
  return link.replace(`](${target}`, `](${path}${anchor === undefined ? '' : `#${anchor}`}`);
}
