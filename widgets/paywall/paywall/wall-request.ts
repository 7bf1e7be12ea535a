import type { Page } from '../../../core/page/page.ts';
import type { PaywallValues } from '../../../core/paywall/config.ts';
import type { FeatureSlug } from '../../../core/paywall/feature-slug.ts';

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
