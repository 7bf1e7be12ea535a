import { isPlainClick } from '../../platform/navigation/is-plain-click.ts';
import { fragmentTarget } from '../../runtime/page/fragment.ts';

/**
 * Opens a menu by links to its panel that are elsewhere on the page, such as one in the footer.
 * @param panel the panel that the links lead to
 * @param open called with the link
 * @param signal ends it
 */
export function openByLinks(
  panel: HTMLElement,
  open: (link: HTMLElement) => void,
  signal: AbortSignal,
): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlainClick(event) || panel.contains(link)) return;
      const isOnPage = link.pathname === location.pathname && link.search === location.search;
      if (!isOnPage || fragmentTarget(link.hash) !== panel) return;
      event.preventDefault();
      open(link);
    },
    { signal },
  );
}
