import { setStyles } from '../../../core/platform/dom/undo.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { articleIdFromAddress, articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { now } from '../../../core/platform/time/now.ts';
import { whenUnseen } from '../../../core/platform/viewport/when-unseen.ts';
import { filledText } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { fetchTopicItems } from './api/topic-items.ts';

/** Number of articles in a preview [topic-preview-1]. */
const LIMIT = 2;

/**
 * Shows two more articles of a topic below the server's link to it [topic-preview-3]. If the list is empty or the call
 * fails, only the link is shown.
 */
export default lazyWidget({
  attributes: {
    /** The topic's id. */
    topicId: filledText(),
  },
  at: 'beforeend',
  loadView: async () => (await import('./TopicPreview.tsx')).TopicPreview,
  async enhance(hook, { topicId }, { feature, page, signal, show }) {
    const exclude = articleIdOf(page);
    const items = await fetchTopicItems(topicId, { limit: LIMIT, exclude, signal }).catch(
      (cause: unknown) => {
        if (!isAborted(cause))
          error(feature, `The articles of topic "${topicId}" could not be fetched; the link stays.`, cause);
      },
    );
    if (signal.aborted) return;
    /** Removes the unused reserved space as soon as no content in view moves. */
    const settle = () => whenUnseen(hook, () => setStyles(hook, { 'min-block-size': '0' }, signal), signal);
    // If a backend ignores the parameters, the article must not recommend itself.
    const others = (items ?? []).filter(({ url }) => !exclude || articleIdFromAddress(url) !== exclude);
    if (others.length > 0) show({ items: others.slice(0, LIMIT), now: now(), settle });
    else settle();
  },
});
