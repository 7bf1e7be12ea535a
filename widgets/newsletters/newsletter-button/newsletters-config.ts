import { configSection } from '../../../core/runtime/config/config-section.ts';
import { configValue } from '../../../core/runtime/config/guards.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';

/** The newsletters' part of `script#site-config`. */
export interface NewslettersConfig {
  /** The page about subscriptions that exclusive newsletters lead to; undefined shows no link [newsletter-overlay-5]. */
  readonly newsletterUpgradeUrl: string | undefined;
}

/** Reads the configuration of the newsletters. */
export const newslettersConfig = configSection((raw): NewslettersConfig => {
  const isAddress = (value: unknown): value is string => typeof value === 'string' && isSafeAddress(value);
  return {
    newsletterUpgradeUrl: configValue<string | undefined>(
      raw,
      'newsletterUpgradeUrl',
      undefined,
      'an https address or a path on this site',
      isAddress,
    ),
  };
});
