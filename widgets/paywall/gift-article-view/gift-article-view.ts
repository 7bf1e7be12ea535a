import { mergePaywallConfig, sitePaywall } from '../../../core/domain/paywall/config.ts';
import { paywallDecision } from '../../../core/domain/paywall/decision.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import { onPageView } from '../../../core/user/analytics/page-views.ts';
import { track } from '../../../core/user/analytics/track.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { giftText } from './gift-text.ts';

/**
 * Shows a visitor with a gift link that the article was given to them, by whom and until when, or that the link opens
 * nothing, each with the way to a subscription; and tracks gifts that are read [gift-article-view-1, gift-article-view-2].
 * The bar stays until the visitor closes it. The article itself stays as the server sent it.
 */
export default lazyWidget({
  attributes: {},
  at: 'beforeend',
  loadView: async () => (await import('./GiftBar.tsx')).GiftBar,
  async enhance(_body, _attributes, { feature, page, signal, show }) {
    const decision = await paywallDecision(page).catch((cause: unknown) => {
      // Without a decision it is unknown whether the link is valid: nothing is shown.
      error(feature, 'There is no decision on the gift.', cause);
      return undefined;
    });
    if (!decision || signal.aborted) return;
    const isSubscribed = isSubscriber(await visitor(page).current());
    if (signal.aborted) return;
    const text = giftText(decision);
    const site = mergePaywallConfig(sitePaywall(page)).subscriptionSiteUrl;
    const offer = !isSubscribed && site !== '' && isSafeAddress(site) ? site : undefined;

    const open = (ending: AbortController) => {
      show({ text, offer, onClose: () => ending.abort() });
      onAbort(ending.signal, () => show(undefined));
    };
    const request = () => {
      const ending = new AbortController();
      const end = () => ending.abort();
      signal.addEventListener('abort', end, { signal: ending.signal });
      // The visitor opened the link, but not the message: it waits for its turn.
      void requestPrompt({
        name: feature,
        priority: PRIORITY.gift,
        show: () => open(ending),
        // A wall that comes into view takes its place; afterwards it returns.
        giveWay: () => {
          end();
          request();
        },
        signal: ending.signal,
      });
    };

    if (decision.giftArticle === true) {
      request();
      onPageView(({ id }) => {
        track(page, 'gift-article-view', { page_view_id: id, article_id: articleIdOf(page) });
      }, signal);
      return;
    }
    // Subscribers read it with or without the gift.
    if (!isSubscribed) request();
  },
});
