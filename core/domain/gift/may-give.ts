import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from '../../user/visitor/visitor.ts';

/** The permission that lets a visitor give articles. */
const GIVER = 'nrc-online';
/** A permission that excludes giving. */
const NO_GIVER = 'mediahuis';

/** Article types that cannot be given: a liveblog has no end, and an advertisement is not the paper's to give. */
const NOT_GIVEN: readonly string[] = ['liveblog', 'native-ad'];

/**
 * Whether a visitor may give an article away [gift-1]. Only decides what is offered; the server decides what is
 * allowed.
 * @param visitor the visitor
 * @param page the article's page
 */
export function mayGive(
  { loggedIn, permissions }: Pick<Visitor, 'loggedIn' | 'permissions'>,
  { articleType }: Pick<Page, 'articleType'>,
): boolean {
  return (
    loggedIn &&
    permissions.includes(GIVER) &&
    !permissions.includes(NO_GIVER) &&
    !NOT_GIVEN.includes(articleType)
  );
}
