import { paywallDecision } from '../../../core/domain/paywall/decision.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import { onPageView } from '../../../core/user/analytics/page-views.ts';
import { track } from '../../../core/user/analytics/track.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { GIVEN, NOT_VALID } from './texts.ts';

/** Milliseconds that the toast shows: enough to read it twice. */
const DURATION = 8000;

/**
 * Shows a visitor with a gift link that the article was given to them, or that the link is no longer valid, and tracks
 * gifts that are read [gift-article-view-1, gift-article-view-2]. The article itself stays as the server sent it.
 */
export default enhancer({
  attributes: {},
  async enhance(_hook, _attributes, { feature, page, signal }) {
    // The visitor opened the link, but not the message: it waits for its turn.
    const show = (text: string) =>
      void requestPrompt({
        name: feature,
        priority: PRIORITY.gift,
        show: (release) => showToast(text, { duration: DURATION, onLeft: release }),
        signal,
      });
    const decision = await paywallDecision(page).catch((cause: unknown) => {
      // Without a decision it is unknown whether the link is valid: nothing is shown.
      error(feature, 'There is no decision on the gift.', cause);
      return undefined;
    });
    if (!decision || signal.aborted) return;
    if (decision.giftArticle === true) {
      show(GIVEN);
      onPageView(({ id }) => {
        track(page, 'gift-article-view', { page_view_id: id, article_id: articleIdOf(page) });
      }, signal);
      return;
    }
    // Subscribers read it with or without the gift.
    const reader = await visitor(page).current();
    if (!isSubscriber(reader) && !signal.aborted) show(NOT_VALID);
  },
});
