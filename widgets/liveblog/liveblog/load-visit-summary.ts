import { onceActivated } from '../../../core/platform/page-life/activation.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Liveblog } from './since/show-visit.ts';

/**
 * Loads the summary of what happened since the last visit, if the server sends its container, `[data-liveblog-since]`,
 * on the first page of a liveblog. If that fails, the page has no summary.
 * @param liveblog the page's liveblog, without that container
 * @param number number of the page, from 1
 */
export function loadVisitSummary(liveblog: Omit<Liveblog, 'place'>, number: number, context: Context): void {
  const place = liveblog.hook.querySelector<HTMLElement>('[data-liveblog-since]');
  if (!place || number > 1 || context.page.articleId === '') return;
  const load = async () => {
    try {
      const { showVisit } = await import('./since/show-visit.ts');
      await showVisit({ ...liveblog, place }, context);
    } catch (cause) {
      error(context.feature, 'What happened since the last visit could not be shown.', cause);
    }
  };
  // A prerendered page has not been seen yet.
  onceActivated(() => void load(), context.signal);
}
