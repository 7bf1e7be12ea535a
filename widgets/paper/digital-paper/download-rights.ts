import { hasAnyPermission } from '../../../core/user/visitor/permissions.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/** The reason why a visitor may not download a page of the digital edition [digital-paper-7]. */
export const NO_DOWNLOAD_RIGHTS = 'no-download-rights';

/** A refused download, with a code for the page's author. */
export class DownloadRefused extends Error {
  readonly code = NO_DOWNLOAD_RIGHTS;
}

/**
 * The permissions that allow downloads: `data-de-valid-permissions-for-download` of `<body>`, otherwise of the hook.
 * Words separated by commas or spaces, or a JSON list of them.
 */
export function validPermissions(...elements: readonly Element[]): string[] {
  const name = 'de-valid-permissions-for-download';
  for (const element of elements) {
    const value = element.getAttribute(`data-${name}`) ?? element.getAttribute(name);
    if (value !== null) return value.split(/[\s,"[\]]+/).filter(Boolean);
  }
  return [];
}

/**
 * Requires that a visitor may download pages of the digital edition: they are logged in, and have one of the
 * permissions. This only hides the link; the server checks the right [digital-paper-6, digital-paper-7,
 * digital-paper-10].
 * @param valid the permissions that allow it; without any nobody may
 * @param isDenied whether a debug switch denies the visitor the right
 * @throws DownloadRefused with the code `no-download-rights`
 */
export function requireDownloadRights(
  visitor: Pick<Visitor, 'loggedIn' | 'permissions'>,
  valid: readonly string[],
  isDenied = false,
): void {
  if (!isDenied && hasAnyPermission(visitor, valid)) return;
  throw new DownloadRefused(NO_DOWNLOAD_RIGHTS);
}
