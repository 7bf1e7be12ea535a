import { parseAddress } from '../page/address.ts';
import type { Page } from '../page/page.ts';

/**
 * Tells which origins data may be asked from besides the page's own: that of `static-path` and the https
 * ones under `scripts` and `endpoints` in the site's configuration [loader-14].
 * @param page its `staticPath` and `config`
 * @returns origins such as `https://api.example.nl`, each once
 */
export function dataOrigins(page: Pick<Page, 'staticPath' | 'config'>): string[] {
  const addresses = [page.staticPath, ...texts(page.config.scripts), ...texts(page.config.endpoints)];
  const origins = addresses
    .map((address) => parseAddress(address))
    .filter((url) => url?.protocol === 'https:')
    .map((url) => url?.origin ?? '');
  return [...new Set(origins)];
}

/**
 * Tells whether an address may be asked.
 * @param url the address
 * @param origins what {@link dataOrigins} gave
 * @param own the page's own origin
 */
export function isAllowedOrigin(url: URL, origins: readonly string[], own: string): boolean {
  return url.origin === own || (url.protocol === 'https:' && origins.includes(url.origin));
}

/** All texts in a value, however deep: the configuration may group addresses by name. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];
}
