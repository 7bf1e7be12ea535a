import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fetchLatestArticle, fetchLatestEdition, fetchViewDate } from './api/edition-dates.ts';
import type { EditionDates } from './editions.ts';

/**
 * Starts the three lookups in parallel [edition-indicator-1].
 * @param page the page with the site's configuration
 * @param addresses the addresses of the latest edition's date and of the view date
 * @throws HttpError of the first lookup that fails
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
