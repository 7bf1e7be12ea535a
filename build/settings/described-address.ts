/**
 * Replaces core/runtime/config/config-address.ts when `collectSettings` imports the sources: it adds each declared
 * address to a list, as described-section.ts does for sections.
 */

import { configAddress as readAddress } from '../../core/runtime/config/config-address.ts';
import { address } from '../../core/runtime/config/config-schema.contract.ts';
import { declare } from './declared.ts';

export const configAddress: typeof readAddress = (key, ...fallback) => {
  declare(key, { fallback: fallback[0], schema: address });
  return readAddress(key, ...fallback);
};
