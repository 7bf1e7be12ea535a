import type { FamilyStatus } from '../../../core/user/visitor/visitor.ts';

/** The kinds of links that the server sends, by the value of `data-family-link` [family-link-2]. */
export type FamilyLink = 'main' | 'sub' | 'non-sub';

/**
 * Chooses the link. On the service site everybody gets the main link. The status `none`, or one that could not be
 * fetched, selects the link for visitors without a family subscription: the target of each link checks the status
 * itself [family-link-1, family-link-2].
 * @param status undefined while unknown
 * @returns undefined while no link can be shown
 */
export function familyLinkOf(
  status: FamilyStatus | undefined,
  isServiceSite: boolean,
): FamilyLink | undefined {
  if (isServiceSite) return 'main';
  return status === 'none' ? 'non-sub' : status;
}
