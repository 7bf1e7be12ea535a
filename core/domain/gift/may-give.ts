import type { Page } from '../../runtime/page/page.ts';
import { mayGiveArticles } from '../../user/visitor/rights.ts';
import type { Visitor } from '../../user/visitor/visitor.ts';

/** Article types that cannot be given: a liveblog has no end, and an advertisement is not the paper's to give. */
const NOT_GIVEN: readonly string[] = ['liveblog', 'native-ad'];

/**
 * Whether a visitor may give an article away [gift-1]. Only decides what is offered; the server decides what is
 * allowed.
 * @param visitor the visitor
 * @param page the article's page
 */
export function mayGive(
  visitor: Pick<Visitor, 'loggedIn' | 'permissions'>,
  { articleType }: Pick<Page, 'articleType'>,
): boolean {
  return mayGiveArticles(visitor) && !NOT_GIVEN.includes(articleType);
}
