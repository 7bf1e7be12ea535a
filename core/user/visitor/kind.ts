import type { UserStatus } from './status.ts';

/** The kinds of visitors; each visitor is of exactly one [visitor-1]. */
export const VISITOR_KINDS = [
  'logged-out',
  'registered',
  'regional',
  'subscribed',
  'subscribed-plus',
] as const;

export type VisitorKind = (typeof VISITOR_KINDS)[number];

/**
 * The kind of a visitor. Plus takes precedence here as it does in the status. Of the others, whoever has the
 * regional permission is a regional subscriber, with or without a subscription of the paper's own: what is
 * offered to the paper's subscribers, such as gifts, is not for them.
 */
export function visitorKind({ status, regional }: { status: UserStatus; regional: boolean }): VisitorKind {
  return regional && (status === 'registered' || status === 'subscribed') ? 'regional' : status;
}
