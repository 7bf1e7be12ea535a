import { replaceAddress } from '../../../../core/platform/history/write-address.ts';
import { whenActivated } from '../../../../core/platform/page-life/activation.ts';
import type { AccessRequest } from './extend-access.ts';

/** Google's parameters; extended access needs all of them [extended-access-1, extended-access-4]. */
const EXTENDED_ACCESS = ['gaa_at', 'gaa_ts', 'gaa_n', 'gaa_sig'];

/**
 * Lets a visitor read by Google's grant who comes from there with a link for extended access; its code loads for them
 * alone.
 * @param request see {@link AccessRequest}
 */
export async function grantExtendedAccess(request: AccessRequest): Promise<void> {
  const parameters = new URLSearchParams(request.page.query);
  if (!EXTENDED_ACCESS.every((name) => parameters.get(name))) return;
  const { extendAccess } = await import('./extend-access.ts');
  // The scripts count as well.
  await whenActivated(request.ending.signal);
  await extendAccess(request);
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
