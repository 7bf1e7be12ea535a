import { oncePerPage } from '../../runtime/page/once-per-page.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from './visitor.ts';
import { visitor } from './visitor-store.ts';

/**
 * Makes something once for a page and the account that reads it: what one reader was told must not be shown to the
 * next one, who logs in while the page is open. In React, call it in a component that also calls `useVisitor`, so that
 * it renders again after a login or logout.
 * @param make makes it
 * @returns gives what belongs to the present visitor
 */
export function oncePerVisitor<Made>(make: (page: Page) => Made): (page: Page) => Made {
  const slotOf = oncePerPage((_page: Page): { owner?: string; made?: { readonly value: Made } } => ({}));
  return (page) => {
    const slot = slotOf(page);
    const state = visitor(page).store.getState();
    const owner = state && accountOf(state);
    // Before it is known who reads the page, it is made for whoever that turns out to be.
    if (owner !== undefined && slot.owner !== undefined && owner !== slot.owner) delete slot.made;
    if (owner !== undefined) slot.owner = owner;
    slot.made ??= { value: make(page) };
    return slot.made.value;
  };
}

/**
 * A key that tells one account from another while the page is open. Holds personal data: kept in memory, never logged,
 * stored or sent.
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
