import { posix } from 'node:path';
import { isElsewhere, mapLinks, mapProse } from '../links/map-links.ts';

/**
 * A page of the package, in which links to files that the package does not have are plain text: the sources of a feature,
 * and others of the repository. Links to other sites and those in code stay.
 * @param {string} page its path from the package's root
 * @param {string} text Markdown
 * @param {ReadonlySet<string>} paths of all files of the package
 * @returns {string} the same text with those links unlinked
 */
export function withInnerLinks(page, text, paths) {
  return mapProse(text, (line) =>
    mapLinks(line, (target, link) =>
      leadsOut(page, target, paths) ? link.slice(link.indexOf('[') + 1, link.lastIndexOf('](')) : link,
    ),
  );
}

/**
 * Whether a link leads to something that the package does not have.
 * @param {string} page path of the page with the link
 * @param {string} target as written
 * @param {ReadonlySet<string>} paths of all files of the package
 */
export function leadsOut(page, target, paths) {
  if (isElsewhere(target) || target.startsWith('#')) return false;
  const path = posix.join(posix.dirname(page), decodeURIComponent(target.split('#')[0])).replace(/\/$/, '');
  return path !== '.' && !paths.has(path) && ![...paths].some((one) => one.startsWith(`${path}/`));
}
