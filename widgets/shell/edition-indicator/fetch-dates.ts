import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fetchLatestArticle, fetchLatestEdition, fetchViewDate } from './api/edition-dates.ts';
import type { EditionDates } from './editions.ts';

/**
 * Starts the three lookups in parallel [edition-indicator-1].
 * @param page names the site's configuration
 * @param addresses of the edition's and the view's date
 * @throws HttpError of the first that fails
 */
export async function fetchDates(
  page: Page,
  addresses: { readonly edition: string; readonly viewed: string },
): Promise<EditionDates> {
  const options = { origins: allowedOrigins(page, siteConfig(page)) };
  const [edition, article, viewed] = await Promise.all([
    fetchLatestEdition(addresses.edition, options),
    fetchLatestArticle(page),
    fetchViewDate(addresses.viewed, options),
  ]);
  return { edition, article, viewed };
}
