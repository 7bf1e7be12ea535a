import { observe } from '../../../core/platform/dom/observe.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { currentSection } from './current-section.ts';

/**
 * Marks only the link of the current section [header-2]. If no link matches this page, such as an article, the server's
 * own mark stays.
 * @param bar the element with the links
 * @param path the page's path
 * @param signal restores the server's marks
 */
export function markCurrent(bar: HTMLElement, path: string, signal: AbortSignal): void {
  const links = linksOf(bar);
  const current = currentSection(links.map(pathOf), path);
  if (current === undefined) return;
  for (const [index, link] of links.entries()) {
    setAttributes(link, { 'aria-current': index === current ? 'page' : null }, signal);
  }
}

/**
 * Scrolls the bar sideways to the current section, whenever the bar's width changes; the page does not scroll.
 * Measuring happens after the browser's own layout, so that it never forces one.
 * @param bar the scroll container
 * @param signal ends it
 */
export function keepCurrentInView(bar: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const current = bar.querySelector<HTMLElement>('a[aria-current]');
    if (!current || bar.scrollWidth <= bar.clientWidth) return;
    const [box, link] = [bar.getBoundingClientRect(), current.getBoundingClientRect()];
    bar.scrollLeft += link.left + link.width / 2 - (box.left + box.width / 2);
  });
  observe(observer, bar, signal);
}

function linksOf(bar: HTMLElement): HTMLAnchorElement[] {
  return [...bar.querySelectorAll<HTMLAnchorElement>('a[href]')];
}

function pathOf(link: HTMLAnchorElement): string | undefined {
  const url = parseAddress(link.href);
  return url?.origin === self.origin ? url.pathname : undefined;
}
