import type { Page } from '../../runtime/page/page.ts';
import { mayGiveArticles } from '../../user/visitor/rights.ts';
import type { Visitor } from '../../user/visitor/visitor.ts';

/** Article types that cannot be given: a liveblog has no end, and an advertisement is not the paper's to give. */
const NOT_GIVEN: readonly string[] = ['liveblog', 'native-ad'];

/**
 * Whether a visitor may give an article away [gift-1]: an article that everybody can read is not a gift. This only
 * decides whether the gift is offered; the server decides what is allowed.
 * @param visitor the visitor
 * @param page the article's page
 */
export function mayGive(
  visitor: Pick<Visitor, 'loggedIn' | 'permissions'>,
  { articleIsFree, articleType }: Pick<Page, 'articleIsFree' | 'articleType'>,
): boolean {
  return mayGiveArticles(visitor) && !articleIsFree && !NOT_GIVEN.includes(articleType);
}
