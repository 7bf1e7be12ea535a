import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import type { MeteringAdvice } from '../../../../core/domain/paywall/metering.ts';
import { paywallFields } from '../../../../core/domain/paywall/paywall-fields.ts';
import { onceActivated, whenActivated } from '../../../../core/platform/page-life/activation.ts';
import { whenIdle } from '../../../../core/platform/schedule/when-idle.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { track } from '../../../../core/user/analytics/track.ts';

/**
 * Requests the metering service's advice, if the page has such a service [metering-4, metering-5, paywall-analytics-6].
 * @param page the page
 * @param config the script, and how long it may take
 * @returns `advice` resolves with undefined if none arrived in time; it never rejects
 */
export function adviceFor(
  page: Page,
  { meteringSrc, meteringTimeoutMs }: PaywallConfig,
): { readonly advice?: Promise<MeteringAdvice | undefined> } {
  if (meteringSrc === '') return {};
  const advice = import('../../../../core/domain/paywall/metering.ts')
    .then(async ({ metering }) => {
      await whenActivated();
      return metering(page, meteringSrc).advise(meteringTimeoutMs);
    })
    .catch(() => undefined);
  void advice.then((known) => {
    if (!known) return;
    const fields = paywallFields(page, undefined);
    track(page, 'sophi_params', { ...fields, wall_type: known.wallType, visibility: known.visibility });
  });
  return { advice };
}

/** Counts a subscriber's view when the browser is idle, because no decision waits for it [metering-3]. */
export function countForSubscriber(page: Page, { meteringSrc }: PaywallConfig, signal: AbortSignal): void {
  if (meteringSrc === '') return;
  const count = () =>
    void import('../../../../core/domain/paywall/metering.ts').then(({ metering }) =>
      metering(page, meteringSrc).view(),
    );
  onceActivated(() => whenIdle(count, signal), signal);
}

/** Reports to the metering service that a wall is shown [metering-5]. */
export function reportWall(
  page: Page,
  { meteringSrc }: PaywallConfig,
  paywallId: string,
  type: string,
): void {
  if (meteringSrc === '') return;
  void import('../../../../core/domain/paywall/metering.ts').then(({ metering }) =>
    metering(page, meteringSrc).wall(paywallId, type),
  );
}
