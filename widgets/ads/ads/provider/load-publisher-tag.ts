import { loadScript } from '../../../../core/platform/scripts/load-script.ts';
import { configAddress } from '../../../../core/runtime/config/config-address.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';

/** The address of Google's publisher tag, for sites without `scripts.publisherTag`. */
export const PUBLISHER_TAG = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/** The script of the advertisements' provider: docs/ads.md#the-provider. */
const publisherTag = configAddress('scripts.publisherTag', PUBLISHER_TAG);

/**
 * Loads the provider's script, once per page.
 * @param page page with the site's configuration
 * @throws Error (as a rejection) like `loadScript`
 */
export function loadPublisherTag(page: Pick<Page, 'config' | 'staticPath'>): Promise<void> {
  return loadScript(publisherTag(page), page, { known: [PUBLISHER_TAG] });
}
