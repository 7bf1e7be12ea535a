import { observe } from '../../../core/platform/dom/observe.ts';
import { whenInFullView } from '../../../core/platform/viewport/full-view.ts';

/** Selector of the page's teasers; the attribute is the article's id. */
const TEASERS = '[data-recommender-id]';
const ATTRIBUTE = 'data-recommender-id';

/**
 * Reports each teaser that has been in full view, including those that are inserted later or change their article
 * [recommender-2, recommender-4].
 * @param report called with the value of the attribute
 * @param signal ends it
 */
export function watchTeasers(report: (value: string) => void, signal: AbortSignal): void {
  const view = whenInFullView((teaser) => report(teaser.getAttribute(ATTRIBUTE)?.trim() ?? ''), signal);
  const add = (root: Node) => {
    if (!(root instanceof Element)) return;
    if (root.matches(TEASERS)) view.add(root);
    for (const teaser of root.querySelectorAll(TEASERS)) view.add(teaser);
  };
  add(document.body);
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') addedNodes.forEach(add);
      // Observed again, because a teaser that was reported now stands for another article.
      else if (target instanceof Element) {
        view.remove(target);
        if (target.matches(TEASERS)) view.add(target);
      }
    }
  });
  observe(changes, document.body, signal, { childList: true, subtree: true, attributeFilter: [ATTRIBUTE] });
}
