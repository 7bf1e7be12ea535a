import { findArticleBody } from '../../../core/domain/article/find-article-body.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { goToNamed } from '../../../core/ui/chapters/go-to-named.ts';
import { addList } from './add-list.ts';

import { listHeadings, nameHeadings } from './headings.ts';
import { linksIn, placesOf } from './links.ts';
import { markCurrent } from './mark-current.ts';
import { moveFocus } from './move-focus.ts';

/** Minimum number of targets of a table of contents [table-of-contents-2]. */
const FEWEST = 2;

/**
 * The table of contents of an article: its headings as links, including headings that are inserted later, such as text
 * behind a wall [table-of-contents-1]. A list that the server sent is kept and enhanced.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const body = findArticleBody();
    if (!body) {
      warn(feature, 'There is no [data-article-body] or article; the table of contents is hidden.');
      show(hook, false, signal);
      return;
    }
    const isServed = linksIn(hook).length > 0;
    let fill: ReturnType<typeof addList> | undefined;
    let known: readonly HTMLElement[] = [];
    let following = new AbortController();

    const draw = (headings: readonly HTMLElement[]) => {
      known = headings;
      following.abort();
      following = new AbortController();
      const named = nameHeadings(headings, signal);
      if (!isServed && (fill || headings.length >= FEWEST)) {
        fill ??= addList(hook, signal);
        fill(headings);
      }
      const places = placesOf(hook);
      show(hook, places.length >= FEWEST, signal);
      goToNamed(named);
      markCurrent(hook, places, following.signal);
    };
    const observer = new MutationObserver(() => {
      const headings = listHeadings(body, hook);
      const isSame = headings.length === known.length && headings.every((one, at) => one === known[at]);
      if (!isSame) anchorScroll(() => draw(headings));
    });

    draw(listHeadings(body, hook));
    moveFocus(hook, signal);
    observe(observer, body, signal, { childList: true, subtree: true });
    onAbort(signal, () => following.abort());
  },
});
