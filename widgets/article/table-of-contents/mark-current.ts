import { linksIn } from './links.ts';

/**
 * A heading has been reached when it is in the upper half of the window, or above it: the box that is watched is as
 * high as any page above the window, and ends at its middle.
 */
const REACHED = '10000000px 0px -50% 0px';

/**
 * Marks the link of the part that the reader is in [table-of-contents-3]: that of the last heading that they have
 * reached. An observer tells, so that nothing is measured while the reader scrolls.
 * @param hook the table of contents
 * @param headings in order, with their ids
 * @param signal ends it
 */
export function markCurrent(hook: HTMLElement, headings: readonly HTMLElement[], signal: AbortSignal): void {
  const links = linksIn(hook);
  const reached = new Set<Element>();
  const mark = () => {
    const current = headings.findLast((heading) => reached.has(heading))?.id;
    for (const { link, id } of links) {
      if (id === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      }
      mark();
    },
    { rootMargin: REACHED },
  );
  for (const heading of headings) observer.observe(heading);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    reached.clear();
    mark();
  });
}
