import { shortHash } from '../../../core/platform/ids/short-hash.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/**
 * The hash under which an account's reading history is stored in this browser.
 * @param login hash of the login cookie, for an account without an id
 */
export function accountHash({ uuid }: Pick<Visitor, 'uuid'>, login: string): string {
  return uuid ? shortHash(uuid) : login;
}
