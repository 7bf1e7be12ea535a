import { configSection } from '../../../core/runtime/config/config-section.ts';
import { safeAddress } from '../../../core/runtime/config/rare-settings.ts';

/** The newsletters' part of `script#site-config`. */
export const newslettersConfig = configSection({
  /** The page about subscriptions that exclusive newsletters lead to; no link without it [newsletter-overlay-5]. */
  newsletterUpgradeUrl: safeAddress(),
});
