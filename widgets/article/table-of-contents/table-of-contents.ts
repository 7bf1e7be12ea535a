import { findArticleBody } from '../../../core/article/article-body.ts';
import { enhancer } from '../../../core/feature/enhancer.ts';
import { warn } from '../../../core/log/log.ts';
import { addList } from './add-list.ts';
import { listHeadings, nameHeadings } from './headings.ts';
import { markCurrent } from './mark-current.ts';
import { moveFocus } from './move-focus.ts';

/** Fewer headings need no table of contents [table-of-contents-2]. */
const FEWEST = 2;

/**
 * The table of contents of an article: its headings as links [table-of-contents-1]. A list that the server sent is
 * kept and made better.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const body = findArticleBody();
    if (!body) warn(feature, 'There is no [data-article-body] or article; the table of contents is hidden.');
    const headings = body ? listHeadings(body, hook) : [];
    if (headings.length < FEWEST) {
      const wasHidden = hook.hidden;
      hook.hidden = true;
      signal.addEventListener('abort', () => {
        hook.hidden = wasHidden;
      });
      return;
    }
    nameHeadings(headings, signal);
    if (!hook.querySelector('ol, ul')) addList(hook, headings, signal);
    moveFocus(hook, signal);
    markCurrent(hook, headings, signal);
  },
});
