import { optional, someOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { showReadingTime } from './show-reading-time.ts';

/**
 * Shows the reading time beside the byline, collapses the framed texts that the server marked, and shows which parts of
 * the article AI has made. Everything else stays as sent [article-page-1, article-page-2, article-page-3].
 */
export default enhancer({
  attributes: {
    /** The parts of the article that AI has made: `ai-text`, `ai-pictures` or both. Shown at the byline. */
    madeWith: optional(someOf('ai-text', 'ai-pictures')),
  },
  async enhance(hook, { madeWith }, { feature, page, signal }) {
    const byline = hook.querySelector('[data-byline]') ?? hook.querySelector('[class*="byline" i]');
    const frames = hook.querySelectorAll<HTMLElement>('[data-collapsible]');
    // The reading time does not wait for the other parts.
    if (byline) showReadingTime(byline, page.articleReadingTime, signal);
    const parts = [
      frames.length > 0 &&
        import('./collapse.ts').then(({ collapse }) => () => {
          for (const frame of frames) collapse(frame, signal);
        }),
      madeWith &&
        import('./made-with/show-made-with.ts').then(
          ({ showMadeWith }) =>
            () =>
              showMadeWith(byline ?? hook, byline ? 'beforeend' : 'afterbegin', madeWith, signal),
        ),
    ];
    await Promise.allSettled(parts);
    if (signal.aborted) return;
    // In one frame, because the space reserved for them ends with the mount. A failure of one does not affect the
    // other.
    const shown = await Promise.allSettled(parts.map(async (part) => ((await part) || undefined)?.()));
    for (const part of shown)
      if (part.status === 'rejected') error(feature, 'A part of the article stays as sent.', part.reason);
  },
});
