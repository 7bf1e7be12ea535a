import type { PaywallValues } from '../../../../core/domain/paywall/config.ts';
import type { FeatureSlug } from '../../../../core/domain/paywall/feature-slug.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';

/** The settings of the mount element and the page. */
export interface PaywallRequest {
  readonly hook: HTMLElement;
  readonly page: Page;
  /** Aborts when the hook is removed, and when the feature on it fails or is unmounted. */
  readonly signal: AbortSignal;
  readonly from: 'decision' | 'activation' | 'trial';
  readonly slug: FeatureSlug | undefined;
  /** Whether most visitors without a subscription get a wall here. */
  readonly isExpected: boolean;
  /** The configuration values of the mount element's attributes. */
  readonly values: PaywallValues;
}
