import { posix } from 'node:path';
import { isElsewhere, mapLinks, mapProse } from '../links/map-links.ts';

/**
 * Unlinks files in a page that the package does not contain: the sources of a feature, and others of the repository.
 * Links to other sites and those in code stay.
 * @param page the page's path from the package's root
 * @param text Markdown
 * @param paths the paths of all files of the package
 * @returns the same text with those links unlinked
 */
export function withInnerLinks(page: string, text: string, paths: ReadonlySet<string>): string {
  return mapProse(text, (line) =>
    mapLinks(line, (target, link) =>
      leadsOut(page, target, paths) ? link.slice(link.indexOf('[') + 1, link.lastIndexOf('](')) : link,
    ),
  );
}

/**
 * Whether a link leads to something that the package does not have.
 * @param page the path of the page with the link
 * @param target the target as written
 * @param paths the paths of all files of the package
 */
export function leadsOut(page: string, target: string, paths: ReadonlySet<string>): boolean {
  if (isElsewhere(target) || target.startsWith('#')) return false;
  const path = posix
    .join(posix.dirname(page), decodeURIComponent(target.replace(/#.*/s, '')))
    .replace(/\/$/, '');
  return path !== '.' && !paths.has(path) && ![...paths].some((one) => one.startsWith(`${path}/`));
}
