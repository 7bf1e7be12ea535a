import { findArticleBody } from '../../../core/domain/article/find-article-body.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { show as showElement } from '../../../core/platform/dom/undo.ts';
import { observeReached } from '../../../core/platform/scroll/observe-reached.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { goToNamed } from '../../../core/ui/chapters/go-to-named.ts';
import type { ContentsListProps } from './ContentsList.tsx';
import { keyHeadings, listHeadings, nameHeadings } from './headings.ts';
import { linksIn, markLink, placesOf } from './links.ts';
import { moveFocus } from './move-focus.ts';

/** Minimum number of targets of a table of contents [table-of-contents-2]. */
const FEWEST = 2;

/**
 * The table of contents of an article: its headings as links, including headings that are inserted or shown later, such
 * as text behind a wall [table-of-contents-1]. A list that the server sent is kept and enhanced.
 */
export default lazyWidget({
  attributes: {},
  at: 'beforeend',
  loadView: async () => (await import('./ContentsList.tsx')).ContentsList,
  enhance(hook, _, { feature, show, signal }) {
    const body = findArticleBody();
    if (!body) {
      warn(feature, 'There is no [data-article-body] or article; the table of contents is hidden.');
      showElement(hook, false, signal);
      return;
    }
    const isServed = linksIn(hook).length > 0;
    const title = hook.querySelector('h2, h3');
    const keyOf = keyHeadings();
    let headings: readonly HTMLElement[] = [];
    let entries: ContentsListProps['entries'] = [];
    let current: string | undefined;
    let observing = new AbortController();

    const update = (change?: (run: () => void) => void) => {
      if (isServed) markLink(hook, current);
      else show(entries.length < FEWEST ? undefined : { hook, title, entries, current }, change);
    };
    const observeHeadings = (found: readonly HTMLElement[]) => {
      headings = found;
      observing.abort();
      observing = new AbortController();
      const named = nameHeadings(headings, signal);
      entries = headings.map((each) => ({ key: keyOf(each), id: each.id, text: each.textContent.trim() }));
      const places = isServed ? placesOf(hook) : headings;
      showElement(hook, places.length >= FEWEST, signal);
      update(anchorScroll);
      goToNamed(named);
      const mark = (index: number) => {
        current = places[index]?.id;
        update();
      };
      observeReached(places, mark, observing.signal);
    };
    const observer = new MutationObserver(() => {
      const found = listHeadings(body, hook);
      const isSame = found.length === headings.length && found.every((one, at) => one === headings[at]);
      if (!isSame) anchorScroll(() => observeHeadings(found));
    });

    observeHeadings(listHeadings(body, hook));
    moveFocus(hook, signal);
    observe(observer, body, signal, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    onAbort(signal, () => {
      observing.abort();
      if (isServed) markLink(hook, undefined);
    });
  },
});
