import { on } from '../../runtime/bus/bus.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import type { Context } from '../../runtime/feature/feature.ts';
import { error } from '../../runtime/log/log.ts';
import { isAborted } from '../http/http-error.ts';
import { insertFragment } from './insert-fragment.ts';
import { loadFragment } from './load-fragment.ts';

/**
 * Brings a block that the server sent up to date with a fragment, now and whenever the page comes back from the
 * back/forward cache. A fragment that is empty or fails is logged, and what is shown stays.
 * @param hook the block
 * @param address of the fragment
 * @param context the feature's
 * @returns a promise that is fulfilled when the first fragment is there or has failed; never rejected
 */
export function keepFresh(
  hook: HTMLElement,
  address: string,
  { feature, page, signal }: Pick<Context, 'feature' | 'page' | 'signal'>,
): Promise<void> {
  const refresh = async () => {
    try {
      insertFragment(hook, await loadFragment(address, siteConfig(page), signal), signal);
    } catch (cause) {
      if (!isAborted(cause))
        error(feature, 'The list could not be brought up to date; what is shown stays.', cause);
    }
  };
  on('page:restored', () => void refresh(), signal);
  return refresh();
}
