/**
 * The declarations of addresses as the build imports them: each is put on a list. `collectSettings` puts this module in the
 * place of core/runtime/config/config-address.ts, as described-section.ts in that of config-section.ts.
 */

import { configAddress as readAddress } from '../../core/runtime/config/config-address.ts';
import { address } from '../../core/runtime/config/config-schema.contract.ts';
import { declare } from './declared.ts';

export const configAddress: typeof readAddress = (key, ...fallback) => {
  declare(key, { fallback: fallback[0], schema: address });
  return readAddress(key, ...fallback);
};
