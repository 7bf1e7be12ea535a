import { posix } from 'node:path';
import { INLINE } from '../links/read-markdown.mjs';

const FENCE = /^\s*(```+|~~~+)/;
const CODE = /(`+)(?:(?!\1).)+\1/g;

/**
 * A page of the package, in which links to files that the package does not have are plain text: the sources of a feature,
 * and others of the repository. Links to other sites and those in code stay.
 * @param {string} page its path from the package's root
 * @param {string} text Markdown
 * @param {ReadonlySet<string>} paths of all files of the package
 * @returns {string} the same text with those links unlinked
 */
export function withInnerLinks(page, text, paths) {
  let fence;
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence)) fence = undefined;
        return line;
      }
      fence = mark;
      return mark ? line : unlink(line, (target) => leadsOut(page, target, paths));
    })
    .join('\n');
}

/** A link that begins in code is none; code in the text of a link belongs to it. */
function unlink(line, isForeign) {
  const code = [...line.matchAll(CODE)].map(({ index, 0: { length } }) => [index, index + length]);
  return line.replace(INLINE, (link, target, at) => {
    const isCode = code.some(([start, end]) => start <= at && at < end);
    return isCode || !isForeign(target) ? link : link.slice(link.indexOf('[') + 1, link.lastIndexOf(']('));
  });
}

/**
 * Whether a link leads to something that the package does not have.
 * @param {string} page path of the page with the link
 * @param {string} target as written
 * @param {ReadonlySet<string>} paths of all files of the package
 */
export function leadsOut(page, target, paths) {
  if (/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(target)) return false;
  const path = posix.join(posix.dirname(page), decodeURIComponent(target.split('#')[0])).replace(/\/$/, '');
  return path !== '.' && !paths.has(path) && ![...paths].some((one) => one.startsWith(`${path}/`));
}
