import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from '../../user/visitor/visitor.ts';

/** The permission that lets a reader give articles. */
const GIVER = 'nrc-online';
/** The permission that does not. */
const NO_GIVER = 'mediahuis';

/** Articles that cannot be given: the one never ends, the other is nobody's to give. */
const NOT_GIVEN: readonly string[] = ['liveblog', 'native-ad'];

/**
 * Whether a reader may give an article away [gift-1]. Only decides what is offered; the server decides what is
 * given.
 * @param visitor who is reading
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
