import type { PaywallDecision } from '../../../../core/domain/paywall/api/decision.ts';
import { type GiftReader, presentGift } from '../../../../core/domain/paywall/gift/present-gift.ts';
import { loadRenderer } from '../../../../core/runtime/feature/load-renderer.ts';
import { error } from '../../../../core/runtime/log/log.ts';

/**
 * Shows that the article is a gift, to a visitor whose address no longer has a gift link: the service identifies them
 * by their session [gift-article-view-2].
 * @param reader see {@link GiftReader}; the signal removes the bar
 */
export async function showGift(decision: PaywallDecision, reader: Omit<GiftReader, 'show'>): Promise<void> {
  const { signal } = reader;
  const fail = (cause: unknown) => error('paywall', 'The message on the gift could not be shown.', cause);
  try {
    const [{ createShow }, { GiftBar }] = await Promise.all([
      loadRenderer(),
      import('../../../../core/domain/paywall/gift/GiftBar.tsx'),
    ]);
    const show = createShow(GiftBar, { hook: document.body, at: 'beforeend', signal, fail });
    presentGift(decision, { ...reader, show });
  } catch (cause) {
    fail(cause);
  }
}
