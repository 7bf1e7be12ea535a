import type { Outcome, Write } from '../../platform/http/outbox/entry.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { visitor } from '../visitor/visitor-store.ts';
import { NOBODY, profileOutbox } from './profile-outbox.ts';
import { type ProfilePath, resolveProfilePath } from './profile-path.ts';

/** The outcome of a write; `no-reader` means that nobody is logged in and nothing was stored or sent. */
export type WriteOutcome = Outcome | { readonly state: 'no-reader' };

/** A write to the profile API. */
export interface ProfileWrite extends Pick<Write, 'method'> {
  /** The body; an empty object where it is left out. */
  readonly json?: unknown;
  /** Whether it is stored and sent for logged-out visitors as well, such as an answer to a quiz. @default false */
  readonly loggedOut?: boolean;
}

/**
 * Writes data that the visitor would miss to the profile API: a favourite, a followed topic, an answer. The write
 * survives a lost connection and a closed tab, and is applied once, in the order of this visitor's writes. If the
 * visitor is known, it is stored before this function returns.
 * @param page has the site's configuration and the visitor
 * @param path as the specification writes it, such as `/favorite/add`
 * @param write see {@link ProfileWrite}
 * @returns the outcome; does not resolve while the write is queued, and never rejects
 */
export function profileWrite(
  page: Page,
  path: ProfilePath,
  { method, json = {}, loggedOut = false }: ProfileWrite,
): Promise<WriteOutcome> {
  const write = ({ uuid, loggedIn }: Visitor): Promise<WriteOutcome> => {
    const owner = uuid || (loggedOut && !loggedIn ? NOBODY : undefined);
    return owner
      ? profileOutbox(page).write({ owner, method, path: resolveProfilePath(path), json })
      : Promise.resolve({ state: 'no-reader' });
  };
  const { store, current } = visitor(page);
  const known = store.getState();
  return known ? write(known) : current().then(write);
}
