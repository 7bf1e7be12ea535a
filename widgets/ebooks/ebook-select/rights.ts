import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/** What the reader sees: the choice, the book chosen before, or how to become a plus subscriber. */
export const VIEWS = ['choose', 'locked', 'upgrade', 'join'] as const;

export type View = (typeof VIEWS)[number];

/** What decides. */
interface Circumstances {
  /** Undefined for a reader with a login cookie who is not known yet. */
  readonly visitor: Pick<Visitor, 'status' | 'permissions'> | undefined;
  /** Permissions of which one is enough, as on the header [ebook-6]. */
  readonly permissions: readonly string[];
  /** Whether a book was downloaded; undefined where that is not known. */
  readonly hasDownloaded: boolean | undefined;
  /** What the server sent. */
  readonly served: View;
}

/** Whether a visitor may download: a plus subscriber, or whoever has one of the permissions [ebook-6]. */
export function mayDownload(
  { status, permissions }: Pick<Visitor, 'status' | 'permissions'>,
  enough: readonly string[],
): boolean {
  return status === 'subscribed-plus' || permissions.some((permission) => enough.includes(permission));
}

/**
 * Which view is right [ebook-2, ebook-3, ebook-5]. As long as something is not known, what the server sent stays where
 * it can be right, so that nothing flashes.
 */
export function viewFor({ visitor, permissions, hasDownloaded, served }: Circumstances): View {
  if (!visitor) return served;
  if (!mayDownload(visitor, permissions)) return visitor.status === 'subscribed' ? 'upgrade' : 'join';
  return (hasDownloaded ?? served === 'locked') ? 'locked' : 'choose';
}
