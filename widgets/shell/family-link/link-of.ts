import type { FamilyStatus } from '../../../core/user/visitor/visitor.ts';

/** The links that the server sends, by the value of `data-family-link` [family-link-2]. */
export type FamilyLink = 'main' | 'sub' | 'non-sub';

/**
 * Which link a reader sees. On the service site it is the main link for all; none, which is also what is assumed of
 * a reader whose status could not be asked, gives the link for who has no part in a family subscription yet: the
 * page behind each of them judges for itself [family-link-1, family-link-2].
 * @param status undefined while it is not known yet
 * @returns undefined while none can be shown
 */
export function familyLinkOf(
  status: FamilyStatus | undefined,
  isServiceSite: boolean,
): FamilyLink | undefined {
  if (isServiceSite) return 'main';
  return status === 'none' ? 'non-sub' : status;
}
