import { loadScript } from '../../../../core/platform/scripts/load-script.ts';
import { isText } from '../../../../core/runtime/config/guards.ts';
import { siteConfig } from '../../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';

/** Where Google publishes its tag: for sites that name no other in `scripts.publisherTag`. */
export const PUBLISHER_TAG = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';

/**
 * Loads the provider's script, once per page.
 * @param page names the site's configuration
 * @throws Error (as a rejection) as `loadScript` does
 */
export function loadPublisherTag(page: Pick<Page, 'config' | 'staticPath'>): Promise<void> {
  const { publisherTag } = siteConfig(page).scripts;
  return loadScript(isText(publisherTag) ? publisherTag : PUBLISHER_TAG, page, { known: [PUBLISHER_TAG] });
}
