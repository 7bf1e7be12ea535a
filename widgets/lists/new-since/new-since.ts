import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { onceActivated } from '../../../core/platform/page-life/activation.ts';
import { onReturn } from '../../../core/platform/page-life/on-return.ts';
import { now } from '../../../core/platform/time/now.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import type { ViewContext } from '../../../core/runtime/feature/view-context.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { openVisit, type Visit } from '../../../core/user/history/last-visits.ts';
import type { NewSinceProps } from './NewSince.tsx';
import styles from './new-since.module.css';
import { isQuiet, newStories, readStories, type Story, seenUntil } from './stories.ts';
import { NEW, newSinceText } from './texts.ts';
import { visitMoment } from './visit-moment.ts';

type NewSinceContext = ViewContext<NewSinceProps>;

/**
 * Lists the stories of a front page that are new since the visitor's last visit, and marks their teasers. The list is
 * rendered in the hook; on the first visit, and if nothing is new, nothing is shown [design].
 */
export default lazyWidget({
  attributes: {},
  loadView: async () => (await import('./NewSince.tsx')).NewSince,
  enhance(hook, _attributes, context) {
    // A prerendered page has not been seen yet.
    onceActivated(() => void showNews(hook, context), context.signal);
  },
});

async function showNews(hook: HTMLElement, context: NewSinceContext): Promise<void> {
  const { feature, page, signal } = context;
  try {
    const visit = await openVisit(page, `index:${location.pathname}`);
    if (!visit || signal.aborted) return;
    const stories = readStories(document.body);
    if (visit.before) showStories(hook, stories, visit.before, context);
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

function showStories(
  hook: HTMLElement,
  stories: readonly Story[],
  before: Visit,
  { show, signal }: NewSinceContext,
): void {
  const time = now();
  const news = newStories(stories, before.seen, time);
  if (news.length === 0) return;
  if (isQuiet(news, stories)) {
    for (const story of news)
      insert(story.time, 'beforebegin', create('span', { class: styles.mark }, NEW), signal);
  }
  const { kind, detail } = visitMoment(before.at, time);
  // Content that is read further down must not move.
  show({ title: newSinceText(kind, detail), stories: news, now: time }, (change) =>
    hook.getBoundingClientRect().top < 0 ? anchorScroll(change) : change(),
  );
}
