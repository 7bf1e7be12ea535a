import { hasAnyPermission } from '../../../core/user/visitor/permissions.ts';
import { isPlus, isSubscriber } from '../../../core/user/visitor/rights.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/** The views: the choice, the book chosen earlier, or how to become a plus subscriber. */
export const VIEWS = ['choose', 'locked', 'upgrade', 'join'] as const;

export type View = (typeof VIEWS)[number];

type Reader = Pick<Visitor, 'loggedIn' | 'status' | 'permissions' | 'isUnconfirmed'>;

/** The facts that decide on the view. */
interface Circumstances {
  /**
   * Undefined for a visitor with a login cookie whose status is not known yet; `isUnconfirmed` if it could not be
   * fetched.
   */
  readonly visitor: Reader | undefined;
  /** Permissions, any of which is enough, as on the header [ebook-6]. */
  readonly permissions: readonly string[];
  /** Whether a book was downloaded; undefined if unknown. */
  readonly hasDownloaded: boolean | undefined;
  /** The view in the server's markup. */
  readonly served: View;
}

/** Whether a visitor may download: a plus subscriber, or one with any of the permissions [ebook-6]. */
export function mayDownload(visitor: Reader, enough: readonly string[]): boolean {
  return isPlus(visitor) || hasAnyPermission(visitor, enough);
}

/**
 * Chooses the view [ebook-2, ebook-3, ebook-5]. While something is unknown, the server's view stays if it can be right,
 * so that nothing flashes.
 */
export function viewFor({ visitor, permissions, hasDownloaded, served }: Circumstances): View {
  if (!visitor || visitor.isUnconfirmed) return served;
  if (!mayDownload(visitor, permissions)) return isSubscriber(visitor) ? 'upgrade' : 'join';
  return (hasDownloaded ?? served === 'locked') ? 'locked' : 'choose';
}
