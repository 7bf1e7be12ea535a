import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { onceActivated } from '../../../core/platform/page-life/activation.ts';
import { onReturn } from '../../../core/platform/page-life/on-return.ts';
import { now } from '../../../core/platform/time/now.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { openVisit, type Visit } from '../../../core/user/history/last-visits.ts';
import styles from './new-since.module.css';
import { isQuiet, newStories, readStories, type Story, seenUntil } from './stories.ts';
import { NEW } from './texts.ts';

/**
 * Lists the stories of a front page that are new since the visitor's last visit, and marks their teasers. The hook is
 * where the list is drawn; at the first visit, and if nothing is new, nothing shows [design].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, context) {
    // A page that is prerendered is not seen yet.
    onceActivated(() => void showNews(hook, context), context.signal);
  },
});

async function showNews(hook: HTMLElement, context: Context): Promise<void> {
  const { feature, page, signal } = context;
  try {
    const visit = await openVisit(page, `index:${location.pathname}`);
    if (!visit || signal.aborted) return;
    const stories = readStories(document.body);
    if (visit.before) await show(hook, stories, visit.before, context);
    const keep = () => {
      const seen = seenUntil(stories, now());
      if (seen !== undefined && document.visibilityState === 'visible') visit.keep(seen);
    };
    keep();
    onReturn(keep, signal);
  } catch (cause) {
    error(feature, 'What is new since the last visit could not be shown.', cause);
  }
}

async function show(
  hook: HTMLElement,
  stories: readonly Story[],
  before: Visit,
  context: Context,
): Promise<void> {
  const news = newStories(stories, before.seen, now());
  if (news.length === 0) return;
  if (isQuiet(news, stories)) {
    for (const { time } of news) {
      insert(time, 'beforebegin', create('span', { class: styles.mark }, NEW), context.signal);
    }
  }
  const { showList } = await import('./show-list.tsx');
  if (context.signal.aborted) return;
  const change = () => showList(hook, news, before.at, context);
  // What is read further down must not move.
  if (hook.getBoundingClientRect().top < 0) anchorScroll(change);
  else change();
}
