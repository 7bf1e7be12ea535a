import { ADDRESSES } from './contract/addresses.contract.ts';
import { ADS } from './contract/ads.contract.ts';
import type { ConfigSchema } from './contract/config-schema.ts';
import { CONSENT } from './contract/consent.contract.ts';
import { LOCALE } from './contract/locale.contract.ts';
import { MEASURING } from './contract/measuring.contract.ts';
import { PAGES } from './contract/pages.contract.ts';
import { SHARING } from './contract/sharing.contract.ts';
import { VISITORS } from './contract/visitors.contract.ts';
import { WORKERS } from './contract/workers.contract.ts';

/**
 * Every key of `script#site-config`, for dist/site-config.schema.json and the contract: what it may hold, its default,
 * and what it means. Only the build reads this file; a test compares it with the keys that the product knows. The values
 * of `paywall` come from core/domain/paywall/config.ts, those of `page` from core/runtime/page/body-attributes.ts.
 */
export const SITE_CONFIG: Readonly<Record<string, ConfigSchema>> = {
  ...ADS,
  ...CONSENT,
  ...MEASURING,
  ...ADDRESSES,
  ...LOCALE,
  ...PAGES,
  ...VISITORS,
  ...SHARING,
  ...WORKERS,
};
