import type { AttributeParser } from '../../../core/runtime/feature/feature.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';

/**
 * An https address of a store [app-promo-bar-3]: not a path of this site, and no scheme that would open an app by
 * itself.
 */
export const storeAddress = (): AttributeParser<string> => ({
  expects: 'an https address',
  parse: (raw = '') => {
    // Absolute addresses only: a path would get the page's own scheme.
    const url = /^https:\/\//i.test(raw) ? parseAddress(raw, raw) : undefined;
    if (url?.protocol !== 'https:' || url.username || url.password) throw new TypeError('no https address');
    return url.href;
  },
});
