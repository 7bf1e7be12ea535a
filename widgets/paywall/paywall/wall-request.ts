import type { PaywallValues } from '../../../core/domain/paywall/config.ts';
import type { FeatureSlug } from '../../../core/domain/paywall/feature-slug.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** What the mount element and the page say. */
export interface WallRequest {
  readonly hook: HTMLElement;
  readonly page: Page;
  readonly signal: AbortSignal;
  readonly from: 'decision' | 'activation' | 'trial';
  readonly slug: FeatureSlug | undefined;
  readonly isExpected: boolean;
  readonly values: PaywallValues;
}
