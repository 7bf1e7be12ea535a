import type { Visitor } from './visitor.ts';
import { accountOf } from './visitor-value.ts';

/**
 * Whether two states of the visitor belong to the same account. Name and address may have changed in between, so that
 * the account's id decides if both have one.
 */
export function isSameAccount(one: Visitor, other: Visitor): boolean {
  if (one.uuid && other.uuid) return one.loggedIn === other.loggedIn && one.uuid === other.uuid;
  return accountOf(one) === accountOf(other);
}
