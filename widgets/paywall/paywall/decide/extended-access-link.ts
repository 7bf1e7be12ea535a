import { replaceAddress } from '../../../../core/platform/history/write-address.ts';
import { whenActivated } from '../../../../core/platform/page-life/activation.ts';
import type { AccessRequest } from './extend-access.ts';

/** Google's parameters; extended access requires all of them [extended-access-1, extended-access-4]. */
const EXTENDED_ACCESS = ['gaa_at', 'gaa_ts', 'gaa_n', 'gaa_sig'];

/**
 * Grants extended access to a visitor who comes from Google with such a link; the code only loads for them.
 * @param request see {@link AccessRequest}
 */
export async function grantExtendedAccess(request: AccessRequest): Promise<void> {
  const parameters = new URLSearchParams(request.page.query);
  if (!EXTENDED_ACCESS.every((name) => parameters.get(name))) return;
  const { extendAccess } = await import('./extend-access.ts');
  // Waits until the page is activated, because loading the scripts counts as well.
  await whenActivated(request.ending.signal);
  await extendAccess(request);
}

/** Removes a login's token from the address, so that it does not stay in the history [extended-access-5]. */
export function removeToken(): void {
  const url = new URL(location.href);
  const isInFragment = new URLSearchParams(url.hash.slice(1)).has('id_token');
  if (!url.searchParams.has('id_token') && !isInFragment) return;
  url.searchParams.delete('id_token');
  if (isInFragment) url.hash = '';
  replaceAddress(url);
}
