import { onAbort } from '../../../platform/dom/on-abort.ts';
import { articleIdOf } from '../../../platform/ids/article-id.ts';
import type { ViewContext } from '../../../runtime/feature/view-context.ts';
import { isSafeAddress } from '../../../runtime/page/address.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { onPageView } from '../../../user/analytics/page-views.ts';
import { track } from '../../../user/analytics/track.ts';
import { PRIORITY } from '../../../user/prompts/priority.ts';
import { requestPrompt } from '../../../user/prompts/prompts.ts';
import type { PaywallDecision } from '../api/decision.ts';
import { mergePaywallConfig, sitePaywall } from '../config.ts';
import type { GiftBarProps } from './GiftBar.tsx';
import { giftText } from './gift-text.ts';

/** The receiver of the gift, and the page on which the message is shown. */
export interface GiftReader {
  readonly page: Page;
  /** Subscribers read the article with or without the gift. */
  readonly isSubscribed: boolean;
  readonly show: ViewContext<GiftBarProps>['show'];
  readonly signal: AbortSignal;
}

/**
 * Shows that the article is a gift, from whom and until when, or that the gift link opens nothing, each with a link to
 * a subscription; and tracks a gift that is read [gift-article-view-1, gift-article-view-2]. The bar stays until the
 * visitor closes it.
 * @param decision the decision service's answer
 * @param reader see {@link GiftReader}
 */
export function presentGift(
  decision: PaywallDecision,
  { page, isSubscribed, show, signal }: GiftReader,
): void {
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
    // The visitor did not request the message by a click, so it waits for its turn.
    void requestPrompt({
      name: 'gift-article-view',
      priority: PRIORITY.gift,
      show: () => open(ending),
      // A wall that comes into view replaces the bar; afterwards the bar returns.
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
}
