import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { collapse } from './collapse.ts';
import { showReadingTime } from './show-reading-time.ts';

/**
 * An article: says beside the byline how long it takes to read, and collapses the framed texts that the server marked.
 * All else stays as it was sent [article-page-1, article-page-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { page, signal }) {
    showReadingTime(hook, page.articleReadingTime, signal);
    for (const frame of hook.querySelectorAll<HTMLElement>('[data-collapsible]')) collapse(frame, signal);
  },
});
