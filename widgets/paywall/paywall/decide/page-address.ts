import { replaceAddress } from '../../../../core/platform/history/write-address.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';

/** Google's parameters; extended access needs all of them [extended-access-1, extended-access-4]. */
const EXTENDED_ACCESS = ['gaa_at', 'gaa_ts', 'gaa_n', 'gaa_sig'];

/** Whether the visitor comes from Google with a link for extended access. */
export function hasExtendedAccess({ query }: Pick<Page, 'query'>): boolean {
  const parameters = new URLSearchParams(query);
  return EXTENDED_ACCESS.every((name) => parameters.get(name));
}

/** Removes a login's token from the address, so that it does not stay in the history either [extended-access-5]. */
export function removeToken(): void {
  const url = new URL(location.href);
  const isInFragment = new URLSearchParams(url.hash.slice(1)).has('id_token');
  if (!url.searchParams.has('id_token') && !isInFragment) return;
  url.searchParams.delete('id_token');
  if (isInFragment) url.hash = '';
  replaceAddress(url);
}
