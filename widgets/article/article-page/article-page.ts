import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { collapse } from './collapse.ts';
import { showReadingTime } from './show-reading-time.ts';

/**
 * Shows the reading time beside the byline, and collapses the framed texts that the server marked. Everything else
 * stays as sent [article-page-1, article-page-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { page, signal }) {
    showReadingTime(hook, page.articleReadingTime, signal);
    for (const frame of hook.querySelectorAll<HTMLElement>('[data-collapsible]')) collapse(frame, signal);
  },
});
