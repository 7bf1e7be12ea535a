import { optional, someOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { showReadingTime } from './show-reading-time.ts';

/**
 * Shows the reading time beside the byline, collapses the framed texts that the server marked, and says what of the article
 * AI has made. Everything else stays as sent [article-page-1, article-page-2, article-page-3].
 */
export default enhancer({
  attributes: {
    /** What AI has made of the article: `ai-text`, `ai-pictures` or both. The byline says so. */
    madeWith: optional(someOf('ai-text', 'ai-pictures')),
  },
  async enhance(hook, { madeWith }, { page, signal }) {
    const byline = hook.querySelector('[data-byline]') ?? hook.querySelector('[class*="byline" i]');
    if (byline) showReadingTime(byline, page.articleReadingTime, signal);
    const frames = hook.querySelectorAll<HTMLElement>('[data-collapsible]');
    if (frames.length > 0) {
      const { collapse } = await import('./collapse.ts');
      if (!signal.aborted) for (const frame of frames) collapse(frame, signal);
    }
    if (!madeWith) return;
    const { showMadeWith } = await import('./made-with/show-made-with.ts');
    showMadeWith(byline ?? hook, byline ? 'beforeend' : 'afterbegin', madeWith, signal);
  },
});
