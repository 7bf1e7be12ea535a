import { configSection } from '../../../core/runtime/config/config-section.ts';
import { safeAddress } from '../../../core/runtime/config/rare-settings.ts';

/** The newsletters' section of `script#site-config`. */
export const newslettersConfig = configSection({
  /**
   * The page about subscriptions to which the message about exclusive newsletters links; without it there is no link
   * [newsletter-overlay-5].
   */
  newsletterUpgradeUrl: safeAddress(),
});
