import type { Page } from '../../runtime/page/page.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import type { Visitor } from './visitor.ts';
import { visitor } from './visitor-store.ts';

/**
 * Creates a value once per page and account: data of one visitor must not be shown to another one who logs in while the
 * page is open. In React, call it in a component that also calls `useVisitor`, so that it renders again after a login
 * or logout.
 * @param make creates the value
 * @returns a function that returns the present visitor's value
 */
export function visitorValue<Made>(make: (page: Page) => Made): (page: Page) => Made {
  const slotOf = pageValue((_page: Page): { owner?: string; made?: { readonly value: Made } } => ({}));
  return (page) => {
    const slot = slotOf(page);
    const state = visitor(page).store.getState();
    const owner = state && accountOf(state);
    // A value that was created before the visitor was known belongs to the first known visitor.
    if (owner !== undefined && slot.owner !== undefined && owner !== slot.owner) delete slot.made;
    if (owner !== undefined) slot.owner = owner;
    slot.made ??= { value: make(page) };
    return slot.made.value;
  };
}

/**
 * Returns a key that distinguishes accounts while the page is open. It contains personal data: kept in memory, never
 * logged, stored or sent.
 */
export function accountOf({
  loggedIn,
  uuid,
  email,
  username,
  accountCreated,
  subscriberIds,
}: Visitor): string {
  return JSON.stringify([loggedIn, uuid, email, username, accountCreated, subscriberIds]);
}
