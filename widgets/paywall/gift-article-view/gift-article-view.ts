import { paywallDecision } from '../../../core/domain/paywall/decision.ts';
import { presentGift } from '../../../core/domain/paywall/gift/present-gift.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';

/**
 * Tells a visitor with a gift link that the article is a gift, from whom and until when, or that the link is invalid,
 * each with a link to a subscription; and tracks gifts that are read [gift-article-view-1, gift-article-view-2]. The
 * article itself stays as the server sent it. Gifts without a link in the address are shown by the paywall.
 */
export default lazyWidget({
  attributes: {},
  at: 'beforeend',
  loadView: async () => (await import('../../../core/domain/paywall/gift/GiftBar.tsx')).GiftBar,
  async enhance(_body, _attributes, { feature, page, signal, show }) {
    const decision = await paywallDecision(page).catch((cause: unknown) => {
      // Without a decision it is unknown whether the link is valid, so nothing is shown.
      error(feature, 'There is no decision on the gift.', cause);
      return undefined;
    });
    if (!decision || signal.aborted) return;
    const isSubscribed = isSubscriber(await visitor(page).current());
    if (!signal.aborted) presentGift(decision, { page, isSubscribed, show, signal });
  },
});
